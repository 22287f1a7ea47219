import { readdir, readFile } from 'node:fs/promises'

/** What a process and its children have used, as Linux tells it below `/proc`. */
export interface Usage {
  /** Seconds of a core, of user and system together. */
  readonly seconds: number
  /** Bytes of memory; what several processes share is counted once, each with its part. */
  readonly bytes: number
}

/** Linux counts a hundred ticks in a second, whatever its kernel. */
const ticks = 100

/** The usage of each process, its children included, by its id. */
export async function usageOf(roots: readonly number[]): Promise<readonly Usage[]> {
  const children = await childrenOf()
  return await Promise.all(
    roots.map(async (root) => {
      const tree = [root]
      for (const each of tree) tree.push(...(children.get(each) ?? []))
      const each = await Promise.all(tree.map(usageOfOne))
      return each.reduce((sum, one) => ({ seconds: sum.seconds + one.seconds, bytes: sum.bytes + one.bytes }))
    }),
  )
}

async function childrenOf(): Promise<ReadonlyMap<number, readonly number[]>> {
  const children = new Map<number, number[]>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number((await statOf(name))?.[1])
    if (!Number.isNaN(parent)) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  return children
}

/** The fields behind the name of the program, which may contain anything; null when the process has ended. */
async function statOf(id: number | string): Promise<readonly string[] | null> {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null)
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** The usage of one process, with the seconds of its children that have ended. */
async function usageOfOne(id: number): Promise<Usage> {
  const fields = await statOf(id)
  if (fields === null) return { seconds: 0, bytes: 0 }
  const seconds = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks
  const memory = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
  return { seconds, bytes: Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0) * 1024 }
}
