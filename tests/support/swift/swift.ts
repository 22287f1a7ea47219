import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { S3Configuration } from '../../../platform/kernel/configuration'
import { freePort } from '../free-port'

/** Debian's, for which its packages are. */
const python = '/usr/bin/python3'

/** Swift keeps the type of a file in an attribute of it. */
const probe = `import os, tempfile, swift.common.middleware.s3api
with tempfile.NamedTemporaryFile() as file: os.setxattr(file.fileno(), 'user.probe', b'1')`

/** Null where this machine has OpenStack Swift, a server that speaks S3; else what is missing. */
export const missingForSwift: string | null =
  spawnSync(python, ['-c', probe], { stdio: 'ignore' }).status === 0
    ? null
    : 'OpenStack Swift (Debian: python3-swift) is not installed, or the folder for temporary files has no attributes'

export interface RunningSwift {
  /** What a platform needs to know of the store; its bucket is empty. */
  readonly s3: S3Configuration
  /** Makes another empty bucket. */
  newBucket(name: string): Promise<S3Configuration>
  stop(): Promise<void>
}

/** Runs Swift on free ports of the loopback address, in a temporary folder. */
export async function startSwift(): Promise<RunningSwift> {
  const folder = await mkdtemp(join(tmpdir(), 'townsquare-swift-'))
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()]
  const server = spawn(python, ['tests/support/swift/serve.py', folder, ...ports.map(String)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const faults = text(server.stderr)
  const isReady = await new Promise<boolean>((resolve) => {
    createInterface(server.stdout).once('line', (line) => resolve(line === 'ready'))
    void ended.then(() => resolve(false))
  })
  if (!isReady) throw new Error(`Swift did not start: ${await faults}`)
  const s3: S3Configuration = {
    endpoint: `http://127.0.0.1:${ports[0]}`,
    region: 'us-east-1',
    bucket: 'city',
    accessKeyId: 'city:office',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  }
  const newBucket = async (bucket: string): Promise<S3Configuration> => {
    const credentials = { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey }
    const client = new S3Client({ region: s3.region, endpoint: s3.endpoint!, forcePathStyle: true, credentials })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    client.destroy()
    return { ...s3, bucket }
  }
  return {
    s3: await newBucket(s3.bucket),
    newBucket,
    stop: async () => {
      server.stdin.end()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
