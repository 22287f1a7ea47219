import type { SpeechOptions, SpeechReader } from '../../../application/frame/player/speech-reader'

/** Milliseconds to wait for the list of voices. */
const voicesTimeout = 1500

/** Speech synthesis by the browser. */
export class WebSpeechReader implements SpeechReader {
  private current: SpeechSynthesisUtterance | null = null

  async speaks(language: string): Promise<boolean> {
    if (typeof speechSynthesis === 'undefined') return false
    if (speechSynthesis.getVoices().length === 0) await this.voicesCome()
    return voiceOf(language) !== null
  }

  unlock(): void {
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.speak(new SpeechSynthesisUtterance(''))
  }

  read(text: string, { language, rate, volume }: SpeechOptions, onEnd: (how: 'finished' | 'failed') => void): void {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.rate = rate
    utterance.volume = volume
    utterance.voice = voiceOf(language)
    const end = (how: 'finished' | 'failed') => {
      if (this.current !== utterance) return
      this.current = null
      onEnd(how)
    }
    utterance.addEventListener('end', () => end('finished'))
    utterance.addEventListener('error', () => end('failed'))
    // The reference is kept because some browsers garbage-collect an utterance while they speak it.
    this.current = utterance
    speechSynthesis.speak(utterance)
  }

  stop(): void {
    this.current = null
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
  }

  private voicesCome(): Promise<void> {
    return new Promise((resolve) => {
      const onDone = () => {
        clearTimeout(timer)
        speechSynthesis.removeEventListener?.('voiceschanged', onDone)
        resolve()
      }
      const timer = setTimeout(onDone, voicesTimeout)
      speechSynthesis.addEventListener?.('voiceschanged', onDone)
    })
  }
}

/** A voice for the language, preferably of the same region, and local rather than from the network. */
function voiceOf(language: string): SpeechSynthesisVoice | null {
  const requestedLanguage = language.toLowerCase()
  const [spokenLanguage = ''] = requestedLanguage.split('-')
  const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.toLowerCase().replace('_', '-')
  const matchingVoices = speechSynthesis.getVoices().filter((voice) => tagOf(voice).split('-')[0] === spokenLanguage)
  const rank = (voice: SpeechSynthesisVoice) =>
    (tagOf(voice) === requestedLanguage ? 2 : 0) + (voice.localService ? 1 : 0)
  return matchingVoices.sort((one, other) => rank(other) - rank(one))[0] ?? null
}
