import { observer } from 'mobx-react-lite'
import { ThumbsUp, UserRoundCheck } from 'lucide-react'
import type { Suggestion } from '../../../domain/civic/suggestions/suggestion'
import { ActBar } from '../../frame/cases/act-bar.part'
import { Button } from '../../frame/kit/button'
import { FailedPart } from '../../frame/kit/failed-part'
import { Icon } from '../../frame/kit/icon'
import { ButtonLink } from '../../frame/kit/link'
import { SkeletonList } from '../../frame/kit/skeleton'
import { TopBar } from '../../frame/kit/top-bar'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { defineScreen } from '../../frame/shell/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { ParticipationCommentsPart, ParticipationShareSheetPart } from '../../participation/participation.part'
import { ShareButtonPart } from '../../participation/share-button.part'
import { SuggestionAbout, SuggestionEvaluation, SuggestionReplyPart } from './suggestion-about'
import { SuggestionActSheet } from './suggestion-act-sheet'
import { SuggestionViewModel } from './suggestion.view-model'
import styles from './suggestion.module.css'
import { suggestionRecordPath, suggestionsPath } from './suggestions.paths'
import { suggestionsWords } from './suggestions.words'

interface SuggestionProps {
  readonly viewModel: SuggestionViewModel
}

/** S094 */
export const SuggestionScreen = observer(function SuggestionScreen({ viewModel }: SuggestionProps) {
  const words = useWords(suggestionsWords)
  const { suggestion } = viewModel
  return (
    <>
      <TopBar actions={viewModel.isListed && <ShareButtonPart viewModel={viewModel.participation} />}>
        <p className={styles.bar}>{words.suggestionTitle}</p>
      </TopBar>
      <main className={styles.screen}>
        {suggestion.value !== null ? (
          <SuggestionPage viewModel={viewModel} suggestion={suggestion.value} />
        ) : suggestion.state === 'failed' ? (
          <FailedPart
            title={words.failed}
            failure={suggestion.failure}
            onRetry={() => void viewModel.reload()}
            fallbackLink={{ to: suggestionsPath, label: words.title }}
          />
        ) : (
          <SkeletonList label={words.loading} shape="article" />
        )}
      </main>
    </>
  )
})

const SuggestionPage = observer(function SuggestionPage({
  viewModel,
  suggestion,
}: SuggestionProps & { readonly suggestion: Suggestion }) {
  const words = useWords(suggestionsWords)
  const { reply, evaluation, acts } = suggestion
  return (
    <>
      {suggestion.mine && <LookedAt subject="suggestion" id={suggestion.id} />}
      <SuggestionAbout suggestion={suggestion} spot={viewModel.spot} />
      {reply !== null && <SuggestionReplyPart reply={reply} />}
      {evaluation !== null && <SuggestionEvaluation evaluation={evaluation} />}
      <div className={styles.part}>
        <ButtonLink to={suggestionRecordPath(suggestion.id)} block>
          {words.record}
        </ButtonLink>
      </div>
      {viewModel.isListed && <SuggestionSupport viewModel={viewModel} suggestion={suggestion} />}
      {viewModel.isListed && (
        <ParticipationCommentsPart viewModel={viewModel.participation} commentsOpen={suggestion.commentsOpen} />
      )}
      <ActBar
        busy={viewModel.busy}
        onAct={viewModel.act}
        acts={acts.map((act) => ({
          act,
          label: words[`act.${act}`],
          ...(act === 'confirm' ? { question: { title: words.confirmTitle, text: words.confirmText } } : {}),
        }))}
      />
      <SuggestionActSheet viewModel={viewModel} />
      <ParticipationShareSheetPart viewModel={viewModel.participation} />
    </>
  )
})

/** How many support it, and the visitor's two switches. */
const SuggestionSupport = observer(function SuggestionSupport({
  viewModel: { isSupporting, toggle },
  suggestion: { supporters, affected, support, maySupport },
}: SuggestionProps & { readonly suggestion: Suggestion }) {
  const words = useWords(suggestionsWords)
  const format = useFormat()
  return (
    <section className={styles.part} aria-label={words.supportTitle}>
      {maySupport && <h2 className={styles.heading}>{words.supportTitle}</h2>}
      <p className={styles.quiet} role="status">
        {supporters === 0 ? words.noSupport : words.supporters(format.count(supporters), supporters === 1)}
        {affected > 0 && ` · ${words.affectedCount(affected)}`}
      </p>
      {(maySupport || support !== 'none') && (
        <div className={styles.supports}>
          {(['support', 'affected'] as const).map((each) => (
            <Button
              key={each}
              kind={support === each ? 'primary' : 'secondary'}
              icon={<Icon of={each === 'support' ? ThumbsUp : UserRoundCheck} size={18} />}
              aria-pressed={support === each}
              disabled={!maySupport && support !== each}
              aria-disabled={isSupporting}
              onClick={() => toggle(each)}
            >
              {words[each]}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
})

export const screen = defineScreen({
  viewModel: SuggestionViewModel,
  view: SuggestionScreen,
  // A comment opens over its suggestion, so both addresses share one screen.
  key: ({ params }) => `suggestion ${params['aid'] ?? ''}`,
  parent: suggestionsPath,
})
