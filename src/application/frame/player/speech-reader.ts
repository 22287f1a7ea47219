import { port } from '../shared/port'

export interface SpeechOptions {
  /** Language tag. */
  readonly language: string
  /** 1 is normal speed. */
  readonly rate: number
  /** From 0 to 1. */
  readonly volume: number
}

/** Reads text aloud with a speech synthesis voice of the device. */
export interface SpeechReader {
  /** Whether there is a voice for a language; voices may load late. */
  speaks(language: string): Promise<boolean>
  /** Called within a tap: browsers let a voice speak later only if it was used in one. */
  allow(): void
  /** Reads one utterance. `ended` is not called after `stop`. */
  read(text: string, options: SpeechOptions, ended: (how: 'finished' | 'failed') => void): void
  stop(): void
}
export const SpeechReader = port<SpeechReader>('SpeechReader')
