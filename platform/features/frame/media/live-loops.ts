import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveLoop } from '../../../kernel/media/live-playlist'

interface ManifestLoop {
  readonly id: string
  readonly segments: readonly { readonly file: string; readonly duration: number }[]
}

interface Manifest {
  readonly radioLoops?: readonly ManifestLoop[]
  readonly tvLoops?: readonly ManifestLoop[]
}

/** Reads the loops of a media directory, by `radio/<id>` and `television/<id>`; empty without a manifest. */
export async function readLiveLoops(directory: string, prefix: string): Promise<ReadonlyMap<string, LiveLoop>> {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => '{}')
  const { radioLoops = [], tvLoops = [] } = JSON.parse(text) as Manifest
  const loops = new Map<string, LiveLoop>()
  const add = (kind: string, loop: ManifestLoop): void => {
    if (loop.segments.length > 0)
      loops.set(`${kind}/${loop.id}`, {
        segments: loop.segments.map(({ file, duration }) => ({ url: `${prefix}/${file}`, duration })),
      })
  }
  for (const loop of radioLoops) add('radio', loop)
  for (const loop of tvLoops) add('television', loop)
  return loops
}
