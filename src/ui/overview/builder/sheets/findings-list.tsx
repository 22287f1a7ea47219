import { observer } from 'mobx-react-lite'
import { withShownHost } from '../../../../domain/frame/navigation/shown-host'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import type { BuilderViewModel } from '../builder.view-model'
import { useCardName, useFieldWords } from '../cards/card-name'
import type { PublishViewModel } from './publish.view-model'
import styles from '../builder.module.css'

interface FindingsProps {
  readonly viewModel: BuilderViewModel
  readonly publishing: PublishViewModel
}

/** What is to be mended before the page is published; a tap opens the form of the card. */
export const FindingsList = observer(function FindingsList({ viewModel, publishing }: FindingsProps) {
  const words = useWords(builderWords)
  const nameOf = useFieldWords()
  const cardName = useCardName()
  const { value, state, failure } = publishing.findings
  if (value === null || state === 'loading') {
    if (state !== 'failed') return <SkeletonList label={words.checking} shape="rows" count={1} />
    if (failure?.state === 'no-draft') return <p className={styles.plain}>{words.noDraft}</p>
    return <FailedPart isQuiet title={words.checkFailed} failure={failure} onRetry={() => void publishing.begin()} />
  }
  if (value.length === 0) return <p className={styles.plain}>{words.noFindings}</p>
  const cards = viewModel.editor.document?.cards ?? []
  return (
    <RowGroup title={words.findings(value.length)}>
      {value.map(({ check, cardId, about }) => {
        const card = cards.find(({ id }) => id === cardId)
        const open = () => (card === undefined ? viewModel.open('settings') : viewModel.edit(card.id))
        return (
          <ListRow
            key={`${check} ${cardId} ${about}`}
            title={nameOf(`check.${check}`)}
            text={[card === undefined ? words.ofPage : cardName(card), shortened(about)].filter(Boolean).join(' · ')}
            onPress={open}
          />
        )
      })}
    </RowGroup>
  )
})

/** What a finding is about, where it says more than the card does. */
function shortened(about: string): string {
  if (about.startsWith('data:') || /^[a-z-]*$/.test(about)) return ''
  const shown = withShownHost(about)
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown
}
