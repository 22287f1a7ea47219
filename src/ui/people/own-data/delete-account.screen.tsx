import { observer } from 'mobx-react-lite'
import { blockPlaces, placesOfBlocks, type DeletionBlock } from '../../../domain/people/own-data/own-data'
import { Button } from '../../frame/kit/buttons/button'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Form } from '../../frame/kit/forms/form'
import { Link } from '../../frame/kit/buttons/link'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useIsHydrated } from '../../frame/kit/hydration/use-is-hydrated'
import { FormFailure } from '../../frame/session/form-failure.part'
import { OwnProofFields } from '../../frame/session/password/own-proof.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { safePath } from '../safety/safety.paths'
import { DeleteAccountViewModel } from './delete-account.view-model'
import { dataCopyPath } from './own-data.paths'
import { ownDataWords } from './own-data.words'
import styles from './own-data.module.css'

interface DeleteAccountProps {
  readonly viewModel: DeleteAccountViewModel
}

/** The deletion of the account */
export const DeleteAccountScreen = observer(function DeleteAccountScreen({ viewModel }: DeleteAccountProps) {
  const words = useWords(ownDataWords)
  const { data } = viewModel
  const isHydrated = useIsHydrated()
  const own = isHydrated ? data.value : null
  return (
    <PlainPage title={words.deleteTitle}>
      {own?.deletedAt != null ? (
        <Pending viewModel={viewModel} at={own.deletedAt} />
      ) : (
        <p className={styles.lead}>{words.deleteLead}</p>
      )}
      <h2 className={styles.heading}>{words.goes}</h2>
      <p className={styles.text}>{words.goesText}</p>
      <h2 className={styles.heading}>{words.stays}</h2>
      <p className={styles.text}>{words.staysText}</p>
      <p className={styles.text}>
        <Link to={dataCopyPath} look="text" wide>
          {words.getCopy}
        </Link>
      </p>
      {own !== null ? (
        own.deletedAt === null &&
        (own.blocks.length > 0 ? (
          <Blocks blocks={own.blocks} exists={viewModel.exists} />
        ) : (
          <Asking viewModel={viewModel} />
        ))
      ) : data.state === 'failed' ? (
        <FailedPart title={words.failed} failure={data.failure} onRetry={data.reload} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" count={1} />
      )}
    </PlainPage>
  )
})

interface BlocksProps {
  readonly blocks: readonly DeletionBlock[]
  readonly exists: (path: string) => boolean
}

/** What keeps the account from being deleted, each with the way to where it ends. */
function Blocks({ blocks, exists }: BlocksProps) {
  const words = useWords(ownDataWords)
  return (
    <>
      <h2 className={styles.heading}>{words.blocksTitle}</h2>
      <ul className={styles.blocks}>
        {blocks.map((block) => (
          <li key={block}>
            <p>{words[`block.${block}`]}</p>
            {placesOfBlocks[block]
              .filter((place) => exists(blockPlaces[place]))
              .map((place) => (
                <Link key={place} to={blockPlaces[place]} look="text" wide className={styles.way}>
                  {words[`place.${place}`]}
                </Link>
              ))}
          </li>
        ))}
      </ul>
    </>
  )
}

const Pending = observer(function Pending({ viewModel, at }: DeleteAccountProps & { readonly at: number }) {
  const words = useWords(ownDataWords)
  const format = useFormat()
  return (
    <div className={styles.state} role="status">
      <p className={styles.title}>{words.pending(format.fullDate(at))}</p>
      <p>{words.pendingText}</p>
      <Button kind="primary" block busy={viewModel.isKeeping} onClick={() => void viewModel.keep()}>
        {words.keep}
      </Button>
    </div>
  )
})

const Asking = observer(function Asking({ viewModel }: DeleteAccountProps) {
  const words = useWords(ownDataWords)
  const { proof, form, ways } = viewModel.asking
  if (ways.state === 'failed' && ways.value === null)
    return <FailedPart title={words.failed} failure={ways.failure} onRetry={ways.reload} />
  if (ways.value === null) return <SkeletonList label={words.loading} shape="rows" count={1} />
  return (
    <Form onSubmit={viewModel.confirm} busy={form.isSending} label={words.deleteTitle}>
      <OwnProofFields proof={proof} form={form} why={words.deleteWhy} none={words.deleteTooNew} />
      <FormFailure failure={form.failure} />
      {proof.selectedWay !== null && (
        <Button kind="danger" block type="submit" busy={form.isSending}>
          {words.remove}
        </Button>
      )}
      <Dialog
        open={viewModel.isConfirming}
        onClose={viewModel.cancel}
        title={words.removeQuestion}
        text={words.removeText}
        acts={[
          { label: words.cancel, onAct: viewModel.cancel },
          { label: words.remove, kind: 'danger', onAct: viewModel.remove },
        ]}
      />
    </Form>
  )
})

export const screen = defineScreen({ viewModel: DeleteAccountViewModel, view: DeleteAccountScreen, parent: safePath })
