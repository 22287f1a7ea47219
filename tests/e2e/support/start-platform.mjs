// Starts the platform over a freshly seeded city; the city is removed when the platform ends.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

rmSync(process.env.DATA_DIR, { recursive: true, force: true })
const platform = spawn('node_modules/.bin/tsx', ['platform/main.ts'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => platform.kill(signal))
platform.on('exit', (code) => process.exit(code ?? 0))
