import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { conflictKey, type MergeConflict } from '../../../../domain/overview/builder/merge-documents'
import type { DraftCard } from '../../../../domain/overview/builder/page-document'
import { Button } from '../../../frame/kit/buttons/button'
import { SegmentedControl } from '../../../frame/kit/buttons/segmented-control'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useLanguage, useWords } from '../../../frame/words/words'
import { PageCardView } from '../../pages/page-card-view.part'
import { builderWords } from '../builder.words'
import type { BuilderViewModel } from '../builder.view-model'
import { useCardName } from '../cards/card-name'
import type { DraftPreview } from '../draft-preview'
import styles from '../builder.module.css'

interface ConflictProps {
  readonly viewModel: BuilderViewModel
  readonly preview: DraftPreview
}

/** What two editors changed in different ways, one below the other, for a choice. It stays until all is chosen. */
export const ConflictSheet = observer(function ConflictSheet({ viewModel, preview }: ConflictProps) {
  const words = useWords(builderWords)
  const cardName = useCardName()
  const { conflict, resolve } = viewModel.editor
  const [isAway, setAway] = useState(false)
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set())
  const choose = (key: string, isMine: boolean) =>
    setMine((chosen) => new Set(isMine ? [...chosen, key] : [...chosen].filter((each) => each !== key)))
  const settle = () => {
    void resolve(mine)
    setMine(new Set())
    setAway(false)
  }
  const nameOf = (each: MergeConflict) => {
    if (each.about === 'settings') return words.settings
    if (each.about === 'order') return words.theOrder
    const card = each.mine ?? each.theirs
    return card === null ? '' : cardName(card)
  }
  return (
    <>
      {conflict !== null && isAway && (
        <Button block kind="primary" onClick={() => setAway(false)}>
          {words.conflict}
        </Button>
      )}
      <Sheet isTall open={conflict !== null && !isAway} onClose={() => setAway(true)} title={words.conflictTitle}>
        <div className={styles.form}>
          <p className={styles.plain}>{words.conflictText(conflict?.by?.name || words.somebody)}</p>
          {conflict?.conflicts.map((each) => {
            const key = conflictKey(each)
            const isMine = mine.has(key)
            return (
              <section key={key} aria-label={nameOf(each)} className={styles.item}>
                <h3 className={styles.part}>{nameOf(each)}</h3>
                {each.about === 'card' && <Side card={isMine ? each.mine : each.theirs} {...{ viewModel, preview }} />}
                <SegmentedControl
                  label={nameOf(each)}
                  value={isMine ? 'mine' : 'theirs'}
                  options={[
                    { value: 'theirs', label: words.theirs },
                    { value: 'mine', label: words.mine },
                  ]}
                  onChange={(side) => choose(key, side === 'mine')}
                />
              </section>
            )
          })}
          <Button block kind="primary" onClick={settle}>
            {words.settle}
          </Button>
        </div>
      </Sheet>
    </>
  )
})

/** The card as it will be when this side is chosen. */
const Side = observer(function Side({ card, viewModel, preview }: ConflictProps & { readonly card: DraftCard | null }) {
  const words = useWords(builderWords)
  const language = useLanguage()
  const shown = card === null ? null : viewModel.types.shown(card, language)
  return (
    <div inert className={styles.shown}>
      {shown === null ? (
        <p className={styles.plain}>{words.deletedCard}</p>
      ) : (
        <PageCardView card={shown} viewModel={preview.page} first={false} />
      )}
    </div>
  )
})
