import { Image as Picture } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ShareSubject } from '../../../application/frame/sharing/share-content'
import type { OwnCertificate, OwnCertificates } from '../../../domain/civic/certificates/certificate'
import { minePath } from '../../overview/agenda/agenda.paths'
import type { PeriodForm } from '../../../application/civic/certificates/certify-part'
import { activitiesPath, activityRecordPath } from '../activities/activities.paths'
import { CodeCard } from '../../frame/codes/code-card.part'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Button } from '../../frame/kit/buttons/button'
import { DateField } from '../../frame/kit/fields/date-field'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Icon } from '../../frame/kit/pictures/icon'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { Loaded } from '../../frame/kit/states/loaded'
import { FormFailure } from '../../frame/session/form-failure.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { ShareSheetPart } from '../../frame/sharing/share-sheet.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { registerVolunteerPath } from '../volunteers/volunteers.paths'
import { useWords } from '../../frame/words/words'
import { CertificatePaper } from './certificate-paper'
import { CertificateViewModel } from './certificate.view-model'
import styles from './certificates.module.css'
import { certificatePath, partialCertificatePath, verifyPath } from './certificates.paths'
import { certificatesWords, certifiedPeriodWords } from './certificates.words'
import { useScopeText, useSentence, useStatement } from './use-statement'

interface CertificateProps {
  readonly viewModel: CertificateViewModel
}

/** The member's own certificate of hours. */
export const CertificateScreen = observer(function CertificateScreen({ viewModel }: CertificateProps) {
  const words = useWords(certificatesWords)
  const { own } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="my-certificates">
        <Loaded of={own} failed={words.failed} loading={words.loading} shape="rows" onRetry={() => void own.load()}>
          {(value) => (
            <>
              {viewModel.activityId !== '' && <OfActivity viewModel={viewModel} />}
              {viewModel.shown === null ? (
                <Missing viewModel={viewModel} state={value.state} />
              ) : (
                <Issued viewModel={viewModel} state={value.state} certificate={viewModel.shown} />
              )}
              <OtherCertificates viewModel={viewModel} own={value} />
            </>
          )}
        </Loaded>
      </MembersOnly>
    </PlainPage>
  )
})

const waysOn = { 'not-a-volunteer': registerVolunteerPath, 'no-hours': activitiesPath } as const

interface StateProps extends CertificateProps {
  readonly state: OwnCertificates['state']
}

/** Shown when there is no certificate yet: states what is missing, or offers the button that issues a certificate. */
const Missing = observer(function Missing({ viewModel, state }: StateProps) {
  const words = useWords(certificatesWords)
  return state === 'not-a-volunteer' || state === 'no-hours' ? (
    <EmptyState
      subject={state === 'no-hours' ? 'history' : 'pass'}
      title={words[`no.${state}`]}
      text={words[`noText.${state}`]}
      action={
        <ButtonLink to={waysOn[state]} kind="primary">
          {words[`act.${state}`]}
        </ButtonLink>
      }
    />
  ) : (
    <>
      <FormFailure failure={viewModel.problem} />
      <EmptyState
        subject="done"
        title={words.ready}
        text={words.readyText}
        action={
          <Button kind="primary" busy={viewModel.issuing} onClick={() => void viewModel.issue()}>
            {words.issue}
          </Button>
        }
      />
    </>
  )
})

const Issued = observer(function Issued({
  viewModel,
  state,
  certificate,
}: StateProps & { readonly certificate: OwnCertificate }) {
  const words = useWords(certificatesWords)
  const { sharing } = viewModel
  const { number, name, printedName } = certificate
  const rows = useStatement(certificate)
  const sentence = useSentence(certificate)
  // Neither the card nor the address contains the name. It is only in the picture, which its owner sends themselves.
  const subject: ShareSubject = {
    path: verifyPath(number),
    target: null,
    info: null,
    title: words.cardTitle(number),
    description: words.cardText,
    cover: '',
    plainAddress: true,
  }
  return (
    <section className={styles.certificate}>
      {state === 'open' && certificate.scope === null && (
        <>
          <p className={styles.note}>{words.grown}</p>
          <FormFailure failure={viewModel.problem} />
          <Button block busy={viewModel.issuing} onClick={() => void viewModel.issue()}>
            {words.issueNew}
          </Button>
        </>
      )}
      {state === 'not-a-volunteer' && <p className={styles.note}>{words.stays}</p>}
      <CertificatePaper certificate={certificate} name={printedName} />
      <div className={styles.acts}>
        <Button kind="primary" block icon={<Icon of={Picture} size={18} />} onClick={viewModel.showPicture}>
          {words.picture}
        </Button>
        <Button block onClick={viewModel.showWays}>
          {words.send}
        </Button>
      </div>
      <CodeCard
        text={viewModel.addressOf(subject)}
        label={words.code}
        caption={words.scan}
        onCopy={() => viewModel.copy(subject)}
      />
      {printedName !== name && <p className={styles.note}>{words.ownNote(name)}</p>}
      <ShareSheetPart
        open={sharing !== null}
        first={sharing ?? 'ways'}
        onClose={viewModel.closeSharing}
        subject={subject}
        scan={words.scan}
        statement={{ kind: words.title, title: printedName, sentence, rows }}
      />
    </section>
  )
})

/** Offers the certificate of one activity. */
const OfActivity = observer(function OfActivity({ viewModel }: CertificateProps) {
  const words = useWords(certificatesWords)
  const { problem } = viewModel
  return (
    <section className={styles.certificate}>
      {problem?.code === 'state-refuses' ? <p role="alert">{words.noHoursThere}</p> : <FormFailure failure={problem} />}
      <Button kind="primary" block busy={viewModel.issuing} onClick={() => void viewModel.issueOfActivity()}>
        {words.issueOfActivity}
      </Button>
    </section>
  )
})

/** The certificates of parts of the service, and the ways to another one. */
const OtherCertificates = observer(function OtherCertificates({
  viewModel,
  own,
}: CertificateProps & { readonly own: OwnCertificates }) {
  const words = useWords(certificatesWords)
  const scopeText = useScopeText()
  if (own.state === 'not-a-volunteer' && own.others.length === 0) return null
  const { period } = viewModel
  return (
    <>
      <h2 className={styles.heading}>{words.others}</h2>
      <RowGroup>
        {viewModel.shown?.scope != null && own.certificate !== null && (
          <ListRow title={words.ofAll} to={certificatePath} />
        )}
        {own.others
          .filter(({ number }) => number !== viewModel.shown?.number)
          .map(({ number, scope }) => (
            <ListRow key={number} title={scopeText(scope)} text={number} to={partialCertificatePath(number)} />
          ))}
        {own.state !== 'not-a-volunteer' && <ListRow title={words.ofPeriod} onPress={viewModel.openPeriod} />}
        {own.state !== 'not-a-volunteer' && <ListRow title={words.ofOneActivity} to={activityRecordPath} />}
      </RowGroup>
      <Sheet open={period !== null} onClose={viewModel.closePeriod} title={words.ofPeriod}>
        {period !== null && <PeriodFields form={period} today={viewModel.today} />}
      </Sheet>
    </>
  )
})

const PeriodFields = observer(function PeriodFields({
  form,
  today,
}: {
  readonly form: PeriodForm
  readonly today: string
}) {
  const words = useWords(certifiedPeriodWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit} short>
      <DateField {...field('from')} max={today} />
      <DateField {...field('until')} max={today} />
    </FormFrame>
  )
})

export const screen = defineScreen({
  viewModel: CertificateViewModel,
  view: CertificateScreen,
  // Each certificate is a separate screen, so that it is seen from its beginning when a row below another leads to it.
  key: ({ query: { number = '', activity = '' } }) => `certificate ${number} ${activity}`,
  parent: minePath,
})
