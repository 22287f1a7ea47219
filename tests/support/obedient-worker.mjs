import { parentPort } from 'node:worker_threads'

parentPort.on('message', (task) => {
  if (task === 'think for ever') for (;;);
  if (task === 'remember everything') for (const all = []; ;) all.push(Array.from({ length: 100_000 }, Math.random))
  if (task === 'fail') throw new Error('it failed')
  parentPort.postMessage(`did ${task}`)
})
