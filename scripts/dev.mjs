// npm run dev: the platform in the background, the client with hot reload in front (port 3000).
import { spawn } from 'node:child_process'
import { ensureDependencies } from './dependencies.mjs'
import { bin } from './run.mjs'

await ensureDependencies()
const platformPort = process.env.PLATFORM_PORT ?? '8788'
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'platform/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: platformPort },
  }),
  // The phones of /demo, which the platform serves.
  spawn(bin('rsbuild'), ['build', '--environment', 'demo', '--watch'], { stdio: 'inherit' }),
  spawn(bin('rsbuild'), ['dev', '--environment', 'web'], {
    stdio: 'inherit',
    env: { ...process.env, PLATFORM_ORIGIN: `http://127.0.0.1:${platformPort}` },
  }),
]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
children.forEach((child) => child.on('exit', stop))
