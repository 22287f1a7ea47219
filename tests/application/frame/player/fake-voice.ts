import type { SpeechOptions, SpeechReader } from '../../../../src/application/frame/player/speech-reader'

/** A voice that says what it is told, and ends when the test says so. */
export class FakeVoice implements SpeechReader {
  languages = ['en']
  isAllowed = false
  readonly said: string[] = []
  options: SpeechOptions | null = null
  private ended: ((how: 'finished' | 'failed') => void) | null = null

  speaks = (language: string) => Promise.resolve(this.languages.includes(language))
  unlock() {
    this.isAllowed = true
  }
  read(text: string, options: SpeechOptions, ended: (how: 'finished' | 'failed') => void) {
    this.said.push(text)
    this.options = options
    this.ended = ended
  }
  stop() {
    this.ended = null
  }
  get isReading() {
    return this.ended !== null
  }
  end(how: 'finished' | 'failed' = 'finished') {
    const { ended } = this
    this.ended = null
    ended?.(how)
  }
}
