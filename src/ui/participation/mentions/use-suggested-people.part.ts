import { useEffect, useState } from 'react'
import { SuggestedNames } from '../../../application/participation/mentions/suggested-names'
import { useApp } from '../../frame/shell/app-context'
import { mentionsName } from './mentions-name'

/**
 * The people who may be named in what is written under a content. It is null until their code is loaded, which most
 * readers never need, and stays null when that fails: the text can be written all the same.
 */
export function useSuggestedPeople(contentId: string | null): SuggestedNames | null {
  const { container, loadFeature } = useApp()
  const [suggested, setSuggested] = useState<SuggestedNames | null>(null)
  useEffect(() => {
    let isCurrent = true
    const begin = () => {
      if (!isCurrent) return
      const names = container.get(SuggestedNames)
      names.takesTopics = false
      names.group = contentId === null ? null : { contentId }
      setSuggested(names)
    }
    loadFeature(mentionsName).then(begin, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [container, loadFeature, contentId])
  useEffect(() => () => suggested?.close(), [suggested])
  return suggested
}
