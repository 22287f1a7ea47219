// One of several processes that try to lock the same directory. It tries on each line of its input, reports the result,
// and holds the lock until the process ends.
import { createInterface } from 'node:readline'
import { register } from 'tsx/esm/api'

register()
const { lockDirectory } = await import('../../platform/kernel/database/directory-lock.ts')
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
