import type { SpeechOptions, SpeechReader } from '../../application/article/speech-reader'

/** How long voices may take to come. */
const patience = 1500

/** Voices of the browser. */
export class WebSpeechReader implements SpeechReader {
  private current: SpeechSynthesisUtterance | null = null

  async speaks(language: string): Promise<boolean> {
    if (typeof speechSynthesis === 'undefined') return false
    if (speechSynthesis.getVoices().length === 0) await this.voicesCome()
    return voiceOf(language) !== null
  }

  read(text: string, { language, rate }: SpeechOptions, ended: (how: 'finished' | 'failed') => void): void {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.rate = rate
    utterance.voice = voiceOf(language)
    const end = (how: 'finished' | 'failed') => {
      if (this.current !== utterance) return
      this.current = null
      ended(how)
    }
    utterance.addEventListener('end', () => end('finished'))
    utterance.addEventListener('error', () => end('failed'))
    // Held, since some browsers collect an utterance that is still being read.
    this.current = utterance
    speechSynthesis.speak(utterance)
  }

  stop(): void {
    this.current = null
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
  }

  private voicesCome(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        speechSynthesis.removeEventListener?.('voiceschanged', done)
        resolve()
      }
      const timer = setTimeout(done, patience)
      speechSynthesis.addEventListener?.('voiceschanged', done)
    })
  }
}

/** A voice of the language, of the very region where there is one; a voice on the device before one of the network. */
function voiceOf(language: string): SpeechSynthesisVoice | null {
  const wanted = language.toLowerCase()
  const [spoken = ''] = wanted.split('-')
  const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.toLowerCase().replace('_', '-')
  const fitting = speechSynthesis.getVoices().filter((voice) => tagOf(voice).split('-')[0] === spoken)
  const rank = (voice: SpeechSynthesisVoice) => (tagOf(voice) === wanted ? 2 : 0) + (voice.localService ? 1 : 0)
  return fitting.sort((one, other) => rank(other) - rank(one))[0] ?? null
}
