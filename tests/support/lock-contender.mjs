// One of several processes that want a directory: tries at each line on its input, says how it went, and holds on until it ends.
import { createInterface } from 'node:readline'
import { register } from 'tsx/esm/api'

register()
const { lockDirectory } = await import('../../platform/database/directory-lock.ts')
const directory = process.argv[2]
process.stdout.write('ready\n')
for await (const _ of createInterface({ input: process.stdin })) {
  process.stdout.write(
    await lockDirectory(directory).then(
      () => 'locked\n',
      (error) => `${error.message}\n`,
    ),
  )
}
