import { observer } from 'mobx-react-lite'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useLanguage, useWords } from '../../../frame/words/words'
import { PageCardView } from '../../pages/page-card-view.part'
import { builderWords } from '../builder.words'
import type { BuilderViewModel } from '../builder.view-model'
import { useFieldWords } from '../cards/card-name'
import { exampleId } from '../../../../application/overview/builder/draft-pages'
import type { DraftPreview } from '../draft-preview'
import styles from '../builder.module.css'

interface GalleryProps {
  readonly viewModel: BuilderViewModel
  readonly preview: DraftPreview
}

/** All types of cards, each with an example that is drawn as a card of a page is. */
export const GallerySheet = observer(function GallerySheet({ viewModel, preview }: GalleryProps) {
  const words = useWords(builderWords)
  const nameOf = useFieldWords()
  const language = useLanguage()
  const { types, sheet } = viewModel
  return (
    <Sheet isTall flush open={sheet === 'gallery'} onClose={viewModel.close} title={words.gallery}>
      <ul className={styles.gallery}>
        {types.all.map((type) => {
          const shown = types.shown(types.example(type, exampleId(type)), language)
          return (
            <li key={type} className={styles.sample}>
              <div inert className={styles.shown}>
                {/* A floating button would float over the gallery. */}
                {shown !== null && shown.type !== 'floating-button' && (
                  <PageCardView card={shown} viewModel={preview.page} first={false} />
                )}
              </div>
              <button type="button" className={styles.over} onClick={() => viewModel.add(type)}>
                <span className={styles.sampleName}>{words.addThis(nameOf(`type.${type}`))}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
})
