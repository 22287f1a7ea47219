import { port } from '../shared/port'

export interface SpeechOptions {
  /** The language tag. */
  readonly language: string
  /** The speed; 1 is normal. */
  readonly rate: number
  /** The volume, from 0 to 1. */
  readonly volume: number
}

/** Reads text aloud with one of the device's speech-synthesis voices. */
export interface SpeechReader {
  /** Whether the device has a voice for a language; voices may load late. */
  speaks(language: string): Promise<boolean>
  /** Must be called during a tap, because browsers let a voice speak later only if it was used during one. */
  unlock(): void
  /** Reads one utterance. `onEnd` is not called after `stop`. */
  read(text: string, options: SpeechOptions, onEnd: (how: 'finished' | 'failed') => void): void
  stop(): void
}
export const SpeechReader = port<SpeechReader>('SpeechReader')
