import { errorCodes } from '../../../../contract/envelope'
import type { Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { playAddress } from '../../../kernel/media/play-address'
import type { Platform } from '../../../kernel/platform'
import { selectStream } from './videos.queries'

/** Signs the address of a stream for a while; throws 403001 for a stream with restricted playback. */
export async function authorisePlay(queries: Queries, id: string, { now, signer }: Pick<Platform, 'now' | 'signer'>) {
  const stream = await selectStream(queries, id)
  if (stream === null || stream.restricted) throw new Refusal(errorCodes.gone)
  return {
    ...playAddress(signer, stream.url, now()),
    mime: stream.mime,
    captions: stream.captions.map((caption) => ({ ...caption, url: playAddress(signer, caption.url, now()).url })),
  }
}
