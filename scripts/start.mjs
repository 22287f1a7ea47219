// npm start: installs what is missing, builds, and serves the whole city on one port.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { bin } from './run.mjs'

await ensureDependencies()
await build()

const platform = spawn(bin('tsx'), ['platform/main.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { NODE_ENV: 'production', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => platform.kill(signal))
platform.on('exit', (code) => process.exit(code ?? 0))
