import { readFile } from 'node:fs/promises'
import type { LiveLoop } from '../../../kernel/media/live-playlist'
import type { MediaFolder } from '../../../kernel/media/media-folder'

interface ManifestLoop {
  readonly id: string
  readonly segments: readonly { readonly file: string; readonly duration: number }[]
}

interface Manifest {
  readonly radioLoops?: readonly ManifestLoop[]
  readonly tvLoops?: readonly ManifestLoop[]
}

/** Reads the loops of a folder of media, by `radio/<id>` and `television/<id>`; empty without a manifest. */
export async function readLiveLoops(
  folder: MediaFolder | null,
  prefix: string,
): Promise<ReadonlyMap<string, LiveLoop>> {
  const text = folder === null ? '{}' : await readFile(folder.pathOf('manifest.json'), 'utf8').catch(() => '{}')
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

/** The path of the stream that each segment belongs to, by the segment's address. */
export function streamsOfSegments(loops: ReadonlyMap<string, LiveLoop>): ReadonlyMap<string, string> {
  return new Map([...loops].flatMap(([id, { segments }]) => segments.map(({ url }) => [url, `/live/${id}`] as const)))
}
