import { FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny'
import type { SniffedFile, SniffedKind } from '../../../kernel/media/sniff'

/** The containers of both films and sounds, of which the first bytes say no more than who wrote them. */
const sounds: Readonly<Record<string, SniffedFile>> = {
  mp4: { kind: 'audio', mime: 'audio/mp4', extension: 'm4a' },
  mov: { kind: 'audio', mime: 'audio/mp4', extension: 'm4a' },
  webm: { kind: 'audio', mime: 'audio/webm', extension: 'weba' },
}
const film: SniffedFile = { kind: 'video', mime: 'video/mp4', extension: 'mp4' }

/** Whether a file of these first bytes may turn out to be of a kind. */
export const mayBe = (sniffed: SniffedFile, kind: SniffedKind): boolean =>
  sniffed.kind === kind ||
  (kind !== 'image' && (sniffed.extension === 'm4a' || Object.hasOwn(sounds, sniffed.extension)))

/**
 * What a file is by its tracks: a film where one of them is moving pictures, a sound where none is. A file whose tracks
 * cannot be read is what its first bytes say.
 */
export async function settledType(path: string, sniffed: SniffedFile): Promise<SniffedFile> {
  const sound = sounds[sniffed.extension] ?? null
  if (sound === null && sniffed.extension !== 'm4a') return sniffed
  // No playlists are among the formats: reading one would read what it names.
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] })
  try {
    const [pictures, recordings] = await Promise.all([input.getVideoTracks(), input.getAudioTracks()])
    // The cover and the chapters of a sound may be tracks of still pictures, which no player of films knows.
    if (pictures.some(({ codec }) => codec !== null)) return sniffed.kind === 'video' ? sniffed : film
    return recordings.length > 0 ? (sound ?? sniffed) : sniffed
  } catch {
    return sniffed
  } finally {
    input.dispose()
  }
}
