import { keptType, type DraftCard } from '../../../../domain/overview/builder/page-document'
import { useLanguage, useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import { cardTypesWords } from './card-types.words'

type Named = Readonly<Record<string, string>>

/** Returns the name of a card: its type, and its title where it has one. */
export function useCardName(): (card: DraftCard) => string {
  const types: Named = useWords(cardTypesWords)
  const words = useWords(builderWords)
  const language = useLanguage()
  return (card) => {
    if (card.type === keptType) return words.keptCard(String(card['kept']))
    const { title } = card
    const text =
      typeof title === 'object' && title !== null && !Array.isArray(title) ? Reflect.get(title, language) : ''
    const type = types[`type.${card.type}`] ?? card.type
    return typeof text === 'string' && text !== '' ? `${type} · ${text}` : type
  }
}

/** Returns the words of a field or a choice of a form; its own name where nobody has written any. */
export function useFieldWords(): (name: string) => string {
  const types: Named = useWords(cardTypesWords)
  return (name) => types[name] ?? name
}
