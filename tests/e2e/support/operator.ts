import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { platformProgram } from '../../../scripts/build-platform.mjs'
import { platformVariables } from './stack'

/** Runs `npm run operator` beside the platform of the journeys. */
export async function operate(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [platformProgram('operator'), ...words], {
    env: { ...process.env, ...platformVariables() },
  })
  return stdout
}
