import { port } from '../shared/port'

export interface SpeechOptions {
  /** Language tag. */
  readonly language: string
  /** 1 is the usual pace. */
  readonly rate: number
}

/** Reads words aloud with a voice of the device. */
export interface SpeechReader {
  /** Whether there is a voice for a language; voices may take a moment to come. */
  speaks(language: string): Promise<boolean>
  /** Reads one piece. `ended` is not called after `stop`. */
  read(text: string, options: SpeechOptions, ended: (how: 'finished' | 'failed') => void): void
  stop(): void
}
export const SpeechReader = port<SpeechReader>('SpeechReader')
