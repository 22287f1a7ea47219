import { observer } from 'mobx-react-lite'
import { mailTarget, phoneTarget } from '../../../../domain/frame/site/about'
import type { Target } from '../../../../domain/frame/navigation/target'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { feedbackPath } from '../../../civic/feedback/feedback.paths'
import { bootPath } from '../../boot/boot.paths'
import { FailedPart } from '../../kit/states/failed-part'
import { Avatar } from '../../kit/pictures/avatar'
import { Link } from '../../kit/buttons/link'
import { ListRow, RowGroup } from '../../kit/lists/list-row'
import { SkeletonList } from '../../kit/states/skeleton'
import { AgreementsSheet } from '../../session/login/agreements.part'
import { AgreementsViewModel } from '../../session/login/agreements.part.view-model'
import { PlainPage } from '../../session/plain-page.part'
import { useService } from '../../shell/app-context'
import { defineScreen } from '../../shell/screens/screen'
import { supportPath } from '../../support/support.paths'
import { useFormat } from '../../words/use-format'
import { useWords } from '../../words/words'
import styles from './about.module.css'
import { AboutViewModel } from './about.view-model'
import { qualificationsPath } from '../setting.paths'
import { aboutWords } from './about.words'
import { SupportPressViewModel } from './support-press.part.view-model'

interface AboutProps {
  readonly viewModel: AboutViewModel
}

/** S018: who runs the site: texts, agreements, contact, version. */
export const AboutScreen = observer(function AboutScreen({ viewModel }: AboutProps) {
  const words = useWords(aboutWords)
  const agreements = useService(AgreementsViewModel)
  const support = useService(SupportPressViewModel)
  const format = useFormat()
  const { config, version } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <div
        className={styles.site}
        onPointerDown={support.press}
        onPointerUp={support.release}
        onPointerCancel={support.release}
        onPointerLeave={support.release}
      >
        <Avatar src={config?.image ?? null} name={config?.name ?? ''} size="large" square photo />
        <p className={styles.name}>{config?.name}</p>
        {version !== '' && (
          <p className={styles.version}>
            {words.version} {version}
          </p>
        )}
        {/* The same as the long press, for keyboard and screen reader. */}
        <Link to={supportPath} className={styles.support}>
          {words.support}
        </Link>
      </div>
      <RowGroup title={words.agreements}>
        {(['terms', 'privacy'] as const).map((code) => {
          const clause = viewModel.clause(code)
          return (
            <ListRow
              key={code}
              title={clause?.title ?? words[code]}
              {...(clause === null ? {} : { text: words.updated(format.date(clause.updatedAt)) })}
              onPress={() => agreements.open(code)}
            />
          )
        })}
        {viewModel.hasApp && <ListRow title={words.app} to={bootPath} />}
        {viewModel.exists(feedbackPath) && <ListRow title={words.feedback} to={feedbackPath} />}
      </RowGroup>
      <Introduction viewModel={viewModel} />
      <AgreementsSheet viewModel={agreements} />
    </PlainPage>
  )
})

const Introduction = observer(function Introduction({ viewModel: { about } }: AboutProps) {
  const words = useWords(aboutWords)
  const { value, state, failure } = about
  if (value === null) {
    if (state !== 'failed') return <SkeletonList label={words.loading} shape="rows" />
    return <FailedPart title={words.failedTitle} failure={failure} onRetry={about.reload} />
  }
  const { paragraphs, phone, email, address, hours, licences } = value
  return (
    <>
      {(phone || email || address) && (
        <RowGroup title={words.contact}>
          {phone && <ListRow title={words.phone} text={hours} value={phone} {...linkTo(phoneTarget(phone))} />}
          {email && (
            <ListRow title={words.email} value={<BreakableEmail email={email} />} {...linkTo(mailTarget(email))} />
          )}
          {address && <ListRow title={words.address} text={address} />}
        </RowGroup>
      )}
      {paragraphs.length > 0 && (
        <section className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      {licences.length > 0 && (
        <RowGroup title={words.licences}>
          {licences.map(({ name, target }) => (
            <ListRow key={name} title={name} {...linkTo(target)} />
          ))}
          <ListRow title={words.allLicences} to={qualificationsPath} />
        </RowGroup>
      )}
    </>
  )
})

/** A long address breaks before its domain. */
function BreakableEmail({ email }: { readonly email: string }) {
  const [name, ...domain] = email.split('@')
  return (
    <>
      {name}
      <wbr />
      {domain.map((part) => `@${part}`)}
    </>
  )
}

function linkTo(target: Target | null): { readonly to?: string } {
  return target?.kind === 'external' ? { to: target.url } : {}
}

export const screen = defineScreen({ viewModel: AboutViewModel, view: AboutScreen, parent: minePath })
