import type { SuggestionCard } from '../../../domain/civic/suggestions/suggestion'
import { NextBadge } from '../../frame/cases/next-step.part'
import { RowGroup, ListRow } from '../../frame/kit/lists/list-row'
import { useFormat } from '../../frame/words/use-format'
import { useSuggestionNext } from './suggestion-next.part'
import { suggestionPath } from './suggestions.paths'

/** A few of one's own suggestions, each with its state, the office that has it, and since when. */
export function OpenSuggestionRows({ suggestions }: { readonly suggestions: readonly SuggestionCard[] }) {
  const format = useFormat()
  const next = useSuggestionNext()
  return (
    <RowGroup>
      {suggestions.map((suggestion) => (
        <ListRow
          key={suggestion.id}
          to={suggestionPath(suggestion.id)}
          title={suggestion.title}
          text={`${suggestion.department.name} · ${format.relativeTime(suggestion.createdAt)}`}
          value={<NextBadge next={next(suggestion)} />}
        />
      ))}
    </RowGroup>
  )
}
