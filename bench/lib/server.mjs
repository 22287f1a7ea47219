// Starts the platform under measurement in a process of its own, with a data directory that is removed afterwards.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../../scripts/run.mjs'

export const yardstickFolder = join(root, '.cache', 'bench', 'yardstick-app')
export const buildFolder = resolve(root, process.env.BUILD_DIR ?? 'dist')

/**
 * Starts the platform; returns its origin, the origin of the bare route beside it, and a function that stops both.
 * @param folder the folder of another commit, with its own build
 */
export async function startServer(environment = {}, folder = root) {
  const data = mkdtempSync(join(tmpdir(), 'townsquare-bench-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/serve.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: data,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      YARDSTICK_DIR: yardstickFolder,
      BUILD_DIR: folder === root ? buildFolder : join(folder, 'dist'),
      DATABASE_URL: '',
      IDENTITY_KEY: 'the same for all servers of a measurement',
      PUBLIC_ORIGIN: '',
      ...environment,
    },
  })
  const processEnd = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await processEnd
    rmSync(data, { recursive: true, force: true })
  }
  process.once('exit', () => child.kill('SIGKILL'))
  const ports = await Promise.race([
    processEnd.then((code) => Promise.reject(new Error(`the server ended with ${code}`))),
    new Promise((resolve) => {
      let output = ''
      child.stdout.on('data', (data) => {
        output += data
        const ready = /ready (\d+) (\d+)/.exec(output)
        if (ready !== null) resolve([ready[1], ready[2]])
      })
    }),
  ])
  const [origin, bare] = ports.map((port) => `http://127.0.0.1:${port}`)
  return { origin, bare, stop }
}

/** One call of the platform's API. */
export async function call(origin, path, { method = 'GET', body, token = 'guest' } = {}) {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      authorization: token,
      'x-language': 'en',
      'idempotency-key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { code, data, msg } = await answer.json()
  if (code !== 100000) throw new Error(`${path} answered ${code} ${msg}`)
  return data
}

/** The cookies of a session of the demo's resident, as the client stores them. */
export async function residentCookies(origin) {
  const { token, user } = await call(origin, '/v1/consumer/login', {
    method: 'POST',
    body: { phone: '13800000001', password: 'River-2026', agreed: true },
  })
  const storedUser = {
    id: user.id,
    phone: user.phone,
    avatar: user.avatar,
    nickname: user.nickname,
    realName: user.real_name === 1,
    hasPassword: user.has_password,
  }
  return [
    ['authorization', token],
    ['user_info', JSON.stringify(storedUser)],
  ].map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin, sameSite: 'Lax' }))
}
