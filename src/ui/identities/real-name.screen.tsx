import { ShieldCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Identity } from '../../domain/identities/identity'
import { FormFrame } from '../forms/form-frame.part'
import { useFields } from '../forms/use-fields.part'
import { Checkbox } from '../kit/choice'
import { EmptyState } from '../kit/empty-state'
import { FailedPart } from '../kit/failed-part'
import { Icon } from '../kit/icon'
import { ListRow, RowGroup } from '../kit/list-row'
import { SkeletonList } from '../kit/skeleton'
import { TextField } from '../kit/text-field'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screen'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { RealNameViewModel } from './real-name.view-model'
import { realNameWords } from './real-name.words'
import styles from './real-name.module.css'

interface RealNameProps {
  readonly viewModel: RealNameViewModel
}

/** S111 */
export const RealNameScreen = observer(function RealNameScreen({ viewModel }: RealNameProps) {
  const words = useWords(realNameWords)
  const { identity, way } = viewModel
  const known = identity.value?.known ?? null
  return (
    <PlainPage title={words.screen} onBack={viewModel.back} look={known === null ? 'form' : 'rows'}>
      {identity.value === null ? (
        identity.state === 'failed' ? (
          <FailedPart title={words.failed} failure={identity.failure} onRetry={() => void identity.load()} />
        ) : (
          <SkeletonList label={words.screen} shape="rows" />
        )
      ) : known !== null ? (
        <KnownIdentity identity={known} />
      ) : way === 'open' ? (
        <RealNameFields viewModel={viewModel} />
      ) : (
        <EmptyState
          title={way === 'closed' ? words.closed : words.appOnly}
          text={way === 'closed' ? words.closedText : words.appOnlyText}
        />
      )}
    </PlainPage>
  )
})

const RealNameFields = observer(function RealNameFields({ viewModel }: RealNameProps) {
  const words = useWords(realNameWords)
  const { form } = viewModel
  const field = useFields(form, words)
  const { value: agreed, ...consent } = field('agreed')
  return (
    <>
      <p className={styles.why}>{words.why}</p>
      <FormFrame form={form} words={words} label={words.screen} submit={words.submit}>
        <TextField {...field('name')} autoComplete="off" enterKeyHint="next" />
        <TextField {...field('cardNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        <Checkbox {...consent} checked={agreed} />
      </FormFrame>
    </>
  )
})

const KnownIdentity = observer(function KnownIdentity({ identity }: { readonly identity: Identity }) {
  const words = useWords(realNameWords)
  const format = useFormat()
  return (
    <>
      <p className={styles.checked}>
        <Icon of={ShieldCheck} size={24} />
        {words.checked}
      </p>
      <RowGroup>
        <ListRow title={words.name} value={identity.name} />
        <ListRow title={words.cardNumber} value={identity.cardNumber} />
        <ListRow title={words.checkedOn} value={format.date(identity.checkedAt)} />
      </RowGroup>
      <p className={styles.masked}>{words.masked}</p>
    </>
  )
})

export const screen = defineScreen({ viewModel: RealNameViewModel, view: RealNameScreen })
