import { readFileSync } from 'node:fs'
import { projectFile } from '../kernel/shared/project-file'
import type { Sequence } from './random'

interface Picture {
  readonly file: string
  readonly scene?: string
  readonly tags?: readonly string[]
  readonly width?: number
  readonly height?: number
}
/** The people whom a drawn face can show. */
export type Look = 'woman' | 'man' | 'old woman' | 'old man'
interface Sound {
  readonly file: string
  readonly kind: string
  readonly mood?: string
  readonly language?: string
  readonly scene?: string
  readonly tags?: readonly string[]
  readonly durationSeconds: number
}
interface Clip {
  readonly width?: number
  readonly height?: number
  readonly id?: string
  readonly file?: string
  readonly master?: string
  readonly cover?: string
  readonly poster?: string
  readonly scene?: string
  readonly tags?: readonly string[]
  readonly durationSeconds?: number
  readonly duration?: number
}
interface Caption {
  /** The id of a video. */
  readonly clip: string
  readonly language: string
  readonly label: string
  readonly file: string
}
interface Form {
  readonly id: string
  readonly language: string
  readonly file: string
  readonly bytes: number
}
interface Loop {
  readonly id: string
  readonly cover?: string
}

interface Manifest {
  readonly pictures: readonly Picture[]
  readonly maps: readonly (Picture & { readonly id: string })[]
  readonly albumCovers: readonly Picture[]
  readonly radioCovers: readonly (Picture & { readonly id: string })[]
  readonly televisionCovers: readonly (Picture & { readonly id: string })[]
  readonly hosts: readonly (Picture & { readonly gender: string })[]
  readonly avatars: readonly (Picture & { readonly look: Look })[]
  readonly organisations: readonly (Picture & { readonly sign: string; readonly kind: string })[]
  readonly audio?: readonly Sound[]
  readonly radioLoops?: readonly Loop[]
  readonly tvLoops?: readonly Loop[]
  readonly tvChannels?: readonly { readonly id: string; readonly loop: string }[]
  readonly videos?: readonly Clip[]
  readonly shorts?: readonly Clip[]
  readonly captions?: readonly Caption[]
  readonly forms: readonly Form[]
  readonly site: {
    readonly logo: string
    readonly icon192: string
    readonly icon512: string
    readonly maskable512: string
    readonly footerHome: string
    readonly footerHomeActive: string
    readonly headerBackground: string
    readonly accent: string
  }
}

/** The folder of the demo's media. */
export const demoMedia = projectFile('platform/demo/media')

/** The demo's pictures, sound and clips, as the manifest beside the files lists them. */
export const media = JSON.parse(readFileSync(`${demoMedia}/manifest.json`, 'utf8')) as Manifest

/** The address at which the platform serves a file of the demo. */
export const mediaAddress = (file: string): string => `/media/${file}`
/** The address at which the platform serves a loop's endless stream, on air since the day before seeding. */
export const liveAddress = (kind: 'radio' | 'television', id: string, seededAt: Date): string =>
  `/live/${kind}/${id}/index.m3u8?since=${new Date(seededAt.getTime() - 86_400_000).toISOString().slice(0, 10)}`

/**
 * The pictures that fit the wanted tags best, best first: those of the scenes among the tags, in their order, and then
 * those that share tags. Earlier tags count for more, and a seeded random part changes the order of pictures that fit
 * about equally well.
 */
export function picturesFor(tags: readonly string[], count: number, order: Sequence): string[] {
  const scored = media.pictures.map((picture) => ({
    file: picture.file,
    score:
      tags.reduce(
        (sum, tag, index) =>
          sum +
          (picture.scene === tag ? 10_000 - index * 1000 : (picture.tags ?? []).includes(tag) ? 100 - index * 10 : 0),
        0,
      ) + order.whole(40),
  }))
  scored.sort((one, other) => other.score - one.score || one.file.localeCompare(other.file))
  return scored.slice(0, count).map(({ file }) => mediaAddress(file))
}

/** The size of a picture in pixels; 0 when the manifest does not say. */
export function sizeOf(address: string): { readonly width: number; readonly height: number } {
  const { width = 0, height = 0 } = media.pictures.find(({ file }) => mediaAddress(file) === address) ?? {}
  return { width, height }
}

/** The picture of a scene by name; the first picture when there is none of that name. */
export function pictureOf(scene: string): string {
  return mediaAddress((media.pictures.find((picture) => picture.scene === scene) ?? media.pictures[0])?.file ?? '')
}
