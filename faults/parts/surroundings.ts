import type { Part } from './part'
import { callDue, uncalled } from './receivers'
import { askForCodes, awaitNoPublishing, awaitPublishing, logInBetween, takeFindings } from './trials'

const usual = { backWithin: 5000, answersWithin: 25_000, pagesGoOn: true } as const
const hour = 3_600_000

/** The store of uploads, the disk, the services of others, and the clock. */
export const surroundings: Readonly<Record<string, Part>> = {
  'store-gone': {
    ...usual,
    title: 'The store answers nothing for 15 s, then errors for 15 s',
    times: 1,
    run: async ({ stack, pause }) => {
      stack.store.stall = 'at-once'
      await pause(15_000)
      stack.store.stall = null
      stack.store.fails = true
      await pause(15_000)
      stack.store.fails = false
    },
  },
  'store-slow': {
    ...usual,
    title: 'The store answers after 3 s, for 20 s',
    times: 1,
    run: async ({ stack, pause }) => {
      stack.store.lateBy = 3000
      await pause(20_000)
      stack.store.lateBy = 0
    },
  },
  'store-lies': {
    ...usual,
    title: 'The store keeps half of each file and says that all is well, for 15 s',
    times: 1,
    run: async ({ stack, pause }) => {
      stack.store.lies = 'keeps-half'
      await pause(15_000)
      stack.store.lies = null
    },
  },
  'full-disk': {
    ...usual,
    title: 'The disk of DATA_DIR is full for 15 s',
    times: 1,
    run: async ({ stack, pause }) => {
      stack.dataDisk?.fill()
      await pause(15_000)
      stack.dataDisk?.empty()
    },
  },
  'texts-hang': {
    ...usual,
    title: 'The gateway of text messages takes everything and answers nothing',
    times: 1,
    run: async ({ stack }) => {
      stack.texts.hangs = true
      await askForCodes(stack)
      stack.texts.answerAgain()
    },
    also: () => Promise.resolve(takeFindings()),
  },
  'pushes-hang': {
    ...usual,
    title: 'The push service answers nothing for 30 s, while a document is due',
    times: 1,
    run: async ({ stack, pause }) => {
      stack.pushes.hangs = true
      await callDue(stack, 0)
      await pause(3000)
      await awaitPublishing(stack)
      await pause(20_000)
      stack.pushes.answerAgain()
    },
    also: async (stack) => [...takeFindings(), ...(await uncalled(stack))],
  },
  'payer-hangs': {
    ...usual,
    title: 'The payer answers nothing for 20 s',
    times: 1,
    run: async ({ stack, pause }) => {
      // The demo's payer keeps its records in a table of its own.
      await stack.direct.database.transaction(async (transaction) => {
        await transaction.execute('lock table demo_payments in access exclusive mode')
        await pause(20_000)
      })
    },
  },
  'clock-ahead': clockOff('ahead', hour),
  'clock-behind': clockOff('behind', -hour),
}

function clockOff(which: 'ahead' | 'behind', offset: number): Part {
  return {
    ...usual,
    title: `The clock of one process is an hour ${which}`,
    times: 1,
    run: async ({ stack, pause }) => {
      const [first] = stack.processes
      await first.stop()
      await first.start(['--import', './faults/stack/shifted-clock.mjs'], { CLOCK_OFFSET: String(offset) })
      await logInBetween(stack)
      await awaitNoPublishing(stack)
      await pause(15_000)
      await first.stop()
      await first.start()
    },
    also: () => Promise.resolve(takeFindings()),
  }
}
