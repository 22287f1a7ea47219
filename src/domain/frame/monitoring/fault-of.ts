import { faultNames, reportLimits, type Fault, type FaultName, type StackFrame } from './visit-report'

/** A script of the build in a line of a stack, whatever stands around it. */
const frameInBuild = /\/static\/js\/(?:async\/)?([\w-]+(?:\.[\w-]+)?\.[\da-f]{10}\.js):(\d{1,6}):(\d{1,7})/

/** Whether a line of a stack is a frame: `at f (https://…:1:2)` in Chrome, `f@https://…:1:2` elsewhere. */
const isFrame = (line: string): boolean => /^\s+at |@/.test(line)

/**
 * Reduces an error to its kind and its stack frames in scripts of the build; its message and all addresses are left out.
 * Returns null for one that happened in no script of ours, such as in an extension of the browser.
 */
export function faultOf(error: unknown): Fault | null {
  if (typeof error !== 'object' || error === null) return { name: 'other', frames: [] }
  const { name, message, stack } = error as Readonly<Record<'name' | 'message' | 'stack', unknown>>
  const frames = typeof stack === 'string' ? framesOf(stack, message) : []
  if (frames.length === 0 && typeof stack === 'string' && stack.split('\n').some(isFrame)) return null
  return { name: faultNames.find((known) => known === name) ?? 'other', frames }
}

/** The frames of a stack. Chrome begins it with the message, which may contain what looks like a frame. */
function framesOf(stack: string, message: unknown): readonly StackFrame[] {
  const withoutMessage = typeof message === 'string' && message !== '' ? stack.replace(message, '') : stack
  return withoutMessage
    .split('\n')
    .filter(isFrame)
    .flatMap((line) => {
      const [, file, at, column] = frameInBuild.exec(line) ?? []
      return file === undefined ? [] : [{ file, line: Number(at), column: Number(column) }]
    })
    .slice(0, reportLimits.frames)
}

/** A key that equal faults share: their kind and their frames. */
export function faultKey({
  name,
  frames,
}: {
  readonly name: FaultName
  readonly frames: readonly StackFrame[]
}): string {
  return [name, ...frames.map(({ file, line, column }) => `${file}:${line}:${column}`)].join(' ')
}
