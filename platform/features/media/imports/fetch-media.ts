import { open, rm } from 'node:fs/promises'
import { OutsideRefusal, openOutside } from '../../../kernel/outside/open-outside'
import type { Platform } from '../../../kernel/platform'
import type { StoredMedium } from '../../../kernel/publishing/publishable-kind'
import { workingFile } from '../../../kernel/storage/working-files'
import { mostBytes } from '../../../kernel/uploads/upload-limits'
import { checkMedium, MediumProblem } from '../../frame/publishing/check-medium'
import { storeMedium } from '../../frame/publishing/store-media'
import { mostRedirects } from './download-feed'

export type ImportingPlatform = Pick<
  Platform,
  'database' | 'storage' | 'configuration' | 'outsideNetwork' | 'now' | 'log'
> & {
  /** Aborted when the platform stops: what was not read by then is read after the next start. */
  readonly ending?: AbortSignal | undefined
}

export const isEnding = ({ ending }: ImportingPlatform): boolean => ending?.aborted === true

/** Milliseconds for one medium. */
const longest = { image: 20_000, audio: 120_000 }
/** What servers call a medium says little: its bytes decide. A page of text is none, whatever was asked for. */
const wanted = { image: ['image/*', '*/*'], audio: ['audio/*', '*/*'] }
const refused = ['text/*', 'application/xhtml+xml', 'application/json']

/** A medium that could not be received, as against one that is none. */
export class UnreadMedium extends MediumProblem {}

/** What the media of a feed may still take in one run, and where they may be. */
export interface MediaBudget {
  bytesLeft: number
  readonly trustedOrigins: readonly string[]
}

/**
 * Copies a medium from outside into the store, checked and cleaned as an upload. It is not played from its own address:
 * visitors would tell that server when they listen, and the security policy names each server that may play.
 */
export async function fetchMedium(
  { configuration, outsideNetwork: network, database, storage, now, ending }: ImportingPlatform,
  address: string,
  kind: 'image' | 'audio',
  budget: MediaBudget,
): Promise<StoredMedium> {
  const path = await workingFile(configuration)
  const name = kind === 'image' ? 'the picture' : 'the sound'
  try {
    const limit = Math.min(mostBytes[kind], budget.bytesLeft)
    const limits = { mostBytes: limit, longest: longest[kind], mostRedirects, types: wanted[kind], refused, ending }
    const { body } = await openOutside(address, limits, { network, trustedOrigins: budget.trustedOrigins })
    const file = await open(path, 'wx')
    try {
      for await (const chunk of body) {
        budget.bytesLeft -= chunk.byteLength
        await file.write(chunk)
      }
    } finally {
      await file.close()
    }
    const checked = await checkMedium(configuration, path, { name, kind })
    try {
      await storeMedium({ database, storage }, checked, now())
      return checked.stored
    } finally {
      await rm(checked.file, { force: true })
    }
  } catch (error) {
    if (error instanceof OutsideRefusal)
      throw new UnreadMedium(`${name} of ${address} could not be read: ${error.reason}`)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
