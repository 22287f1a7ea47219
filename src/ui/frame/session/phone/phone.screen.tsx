import { observer } from 'mobx-react-lite'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { ButtonLink } from '../../kit/buttons/link'
import { SkeletonList } from '../../kit/states/skeleton'
import { useIsHydrated } from '../../kit/hydration/use-is-hydrated'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { PhoneViewModel } from './phone.view-model'
import { PlainPage } from '../plain-page.part'
import styles from '../session-form.module.css'
import { sessionWords } from '../session.words'

/** S061: the phone that was added, masked. */
export const PhoneScreen = observer(function PhoneScreen({ viewModel }: { readonly viewModel: PhoneViewModel }) {
  const words = useWords(sessionWords)
  const { phone, changePath } = viewModel
  // All members share the server-drawn page, so it contains nobody's phone number.
  if (!useIsHydrated())
    return (
      <PlainPage title={words.phoneTitle}>
        <SkeletonList label={words.phoneTitle} shape="rows" count={1} />
      </PlainPage>
    )
  return (
    <PlainPage title={words.phoneTitle}>
      <div className={styles.phone}>
        {phone === null ? (
          <p className={styles.number}>{words.noPhone}</p>
        ) : (
          <>
            <p>{words.boundPhone}</p>
            <p className={styles.number}>{phone}</p>
          </>
        )}
        <p className={styles.lead}>{words.phoneHint}</p>
        {changePath !== null && (
          <ButtonLink to={changePath} kind={phone === null ? 'primary' : 'secondary'} block>
            {phone === null ? words.bindNow : words.changePhone}
          </ButtonLink>
        )}
      </div>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: PhoneViewModel, view: PhoneScreen, parent: minePath })
