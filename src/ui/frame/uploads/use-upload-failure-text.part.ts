import type { Failure } from '../../../application/frame/shared/failure'
import { useFailureText } from '../kit/states/use-failure-text'
import { useWords } from '../words/words'
import { uploadFailureWords } from './upload-failure.words'

/**
 * Returns the text of a failed upload: the reason for which the platform refused this file, or what is said of any
 * failure.
 */
export function useUploadFailureText(): (failure: Failure) => string {
  const words = useWords(uploadFailureWords)
  const failureText = useFailureText()
  const isReason = (key: string): key is keyof typeof words => Object.hasOwn(words, key)
  return (failure) => {
    const key = `reason.${failure.state}`
    return failure.code === 'type-not-taken' && isReason(key) ? words[key] : failureText(failure)
  }
}
