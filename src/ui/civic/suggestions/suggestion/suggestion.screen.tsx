import { observer } from 'mobx-react-lite'
import { Bell, Check, ThumbsUp, UserRoundCheck } from 'lucide-react'
import type { Suggestion } from '../../../../domain/civic/suggestions/suggestion'
import type { AuthorAct, SuggestionState } from '../../../../domain/civic/suggestions/suggestion-lifecycle'
import { InTheNewsPart } from '../../../frame/concerns/concerns.part'
import { ActBar, type ActQuestion } from '../../../frame/cases/act-bar.part'
import { Button } from '../../../frame/kit/buttons/button'
import { ListRow } from '../../../frame/kit/lists/list-row'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { NotifyOffer } from '../../../frame/messages/notify-offer.part'
import { LookedAt } from '../../../frame/messages/looked-at.part'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { ParticipationCommentsPart, ParticipationShareSheetPart } from '../../../participation/participation.part'
import { ReportButtonPart } from '../../../participation/reports/report-button.part'
import { ShareButtonPart } from '../../../participation/share-button.part'
import { SuggestionAbout, SuggestionEvaluation } from '../suggestion-about'
import { SuggestionAnswers } from './suggestion-answers'
import { SuggestionActSheet } from './suggestion-act-sheet'
import { SuggestionViewModel } from './suggestion.view-model'
import styles from '../suggestion.module.css'
import { suggestionCorrectionPath, suggestionRecordPath, suggestionsPath } from '../suggestions.paths'
import { suggestionsWords } from '../suggestions.words'

/** The states in which its author waits for an answer. */
const waits: readonly SuggestionState[] = ['submitted', 'accepted', 'assigned', 'reopened', 'joined']

interface SuggestionProps {
  readonly viewModel: SuggestionViewModel
}

/** S094: one suggestion: its answer, supporters, rating, comments. */
export const SuggestionScreen = observer(function SuggestionScreen({ viewModel }: SuggestionProps) {
  const words = useWords(suggestionsWords)
  const { suggestion } = viewModel
  return (
    <DetailPage
      of={suggestion}
      words={words}
      list={suggestionsPath}
      onRetry={() => void viewModel.reload()}
      actions={
        viewModel.isListed && (
          <>
            {suggestion.value !== null && !suggestion.value.mine && (
              <ReportButtonPart subject={{ kind: 'suggestion', id: suggestion.value.id }} />
            )}
            <ShareButtonPart viewModel={viewModel.participation} />
          </>
        )
      }
    >
      {(value) => <SuggestionPage viewModel={viewModel} suggestion={value} />}
    </DetailPage>
  )
})

const SuggestionPage = observer(function SuggestionPage({
  viewModel,
  suggestion,
}: SuggestionProps & { readonly suggestion: Suggestion }) {
  const words = useWords(suggestionsWords)
  const { evaluation, acts } = suggestion
  const { supporters } = suggestion
  const questions: Partial<Record<AuthorAct, ActQuestion>> = {
    confirm: { title: words.confirmTitle, text: words.confirmText },
    withdraw: {
      title: words.withdrawTitle,
      text: words.withdrawText + (supporters === 0 ? '' : words.withdrawSupported(supporters)),
    },
  }
  const barActs = acts.filter((act) => act !== 'ask' && act !== 'clarify' && act !== 'correct')
  return (
    <>
      {suggestion.mine && <LookedAt subject="suggestion" id={suggestion.id} />}
      <SuggestionAbout suggestion={suggestion} spot={viewModel.spot} />
      {suggestion.mine && waits.includes(suggestion.state) && <NotifyOffer />}
      <SuggestionAnswers suggestion={suggestion} onAct={viewModel.act} />
      {evaluation !== null && <SuggestionEvaluation evaluation={evaluation} />}
      {acts.includes('correct') && (
        <div className={styles.part}>
          <ButtonLink to={suggestionCorrectionPath(suggestion.id)} block>
            {words['act.correct']}
          </ButtonLink>
        </div>
      )}
      <ListRow listed title={words.record} to={suggestionRecordPath(suggestion.id)} />
      {viewModel.isListed && <SuggestionSupport viewModel={viewModel} suggestion={suggestion} />}
      {viewModel.isListed && <InTheNewsPart kind="suggestion" id={suggestion.id} />}
      {viewModel.isListed && (
        <ParticipationCommentsPart viewModel={viewModel.participation} commentsOpen={suggestion.commentsOpen} />
      )}
      <ActBar
        busy={viewModel.busy}
        onAct={viewModel.act}
        acts={barActs.map((act) => ({
          act,
          label: words[`act.${act}`],
          ...(act === 'withdraw' ? { kind: 'danger' as const } : {}),
          question: questions[act],
        }))}
      />
      <SuggestionActSheet viewModel={viewModel} />
      <ParticipationShareSheetPart viewModel={viewModel.participation} />
    </>
  )
})

/** How many support it, and the visitor's switches. Supporting is the one filled button; a switch that is on has a tick. */
const SuggestionSupport = observer(function SuggestionSupport({
  viewModel: { isSupporting, toggle, toggleSubscription },
  suggestion: { supporters, affected, support, maySupport, subscribed, maySubscribe },
}: SuggestionProps & { readonly suggestion: Suggestion }) {
  const words = useWords(suggestionsWords)
  const format = useFormat()
  const supports = maySupport || support !== 'none' ? (['support', 'affected'] as const) : []
  return (
    <section className={styles.part} aria-label={words.supportTitle}>
      {maySupport && <h2 className={styles.heading}>{words.supportTitle}</h2>}
      <p className={styles.quiet} role="status">
        {supporters === 0 ? words.noSupport : words.supporters(format.count(supporters), supporters === 1)}
        {affected > 0 && ` · ${words.affectedCount(affected)}`}
      </p>
      {(maySupport || support !== 'none' || subscribed) && (
        <div className={styles.supports}>
          {supports.map((each) => (
            <Button
              key={each}
              kind={support === each ? 'secondary' : each === 'support' && support === 'none' ? 'primary' : 'quiet'}
              icon={<Icon of={support === each ? Check : each === 'support' ? ThumbsUp : UserRoundCheck} size={18} />}
              aria-pressed={support === each}
              disabled={!maySupport && support !== each}
              aria-disabled={isSupporting}
              onClick={() => toggle(each)}
            >
              {words[each]}
            </Button>
          ))}
          {(maySubscribe || subscribed) && (
            <Button
              kind={subscribed ? 'secondary' : 'quiet'}
              icon={<Icon of={subscribed ? Check : Bell} size={18} />}
              aria-pressed={subscribed}
              aria-disabled={isSupporting}
              onClick={toggleSubscription}
            >
              {words.subscribe}
            </Button>
          )}
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
