import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export interface PlatformProcess {
  /** Ends the process as systemd does, and resolves with its exit code. */
  end(): Promise<number | null>
}

/**
 * Starts the platform in a process of its own, and resolves once it is ready.
 * @param environment what the unit of `deploy/` and its file give to a process, and what a test needs besides
 */
export async function startProcess(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<PlatformProcess> {
  const platform = spawn(process.execPath, ['--import', 'tsx', 'platform/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      STARTING_PAGE: '0',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(platform, 'exit')
  // No process outlives the one that started it.
  const kill = (): boolean => platform.kill('SIGKILL')
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
    if (ready?.ok === true) break
    if (platform.exitCode !== null) throw new Error(`the platform ended with ${platform.exitCode}`)
    await pause(100)
  }
  return {
    end: async () => {
      platform.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

/** The variables by which a process finds the store. */
export const variablesOf = (s3: {
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}): Readonly<Record<string, string>> => ({
  S3_ENDPOINT: s3.endpoint ?? '',
  S3_REGION: s3.region,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})
