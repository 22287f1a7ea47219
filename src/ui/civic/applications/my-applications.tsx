import { observer } from 'mobx-react-lite'
import type { Application } from '../../../domain/civic/applications/application'
import { TimeLine } from '../../frame/cases/time-line.part'
import { Badge } from '../../frame/kit/badges/badge'
import { Button } from '../../frame/kit/buttons/button'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { NotifyOffer } from '../../frame/messages/notify-offer.part'
import { useWords } from '../../frame/words/words'
import type { ApplicationFormViewModel } from './application-form.view-model'
import styles from './my-applications.module.css'
import { myApplicationsWords } from './my-applications.words'

interface MyApplicationsProps {
  readonly viewModel: ApplicationFormViewModel
}

const tones = { submitted: 'accent', accepted: 'success', refused: 'danger', withdrawn: 'plain' } as const

/** The results of the member's applications, and a button for another application. */
export const MyApplications = observer(function MyApplications({ viewModel }: MyApplicationsProps) {
  const words = useWords(myApplicationsWords)
  const { applicationToWithdraw } = viewModel
  const cancel = () => viewModel.askToWithdraw(null)
  return (
    <>
      <p role="status" className={styles.sent}>
        {viewModel.isSent && words.sent}
      </p>
      {(viewModel.mine.value?.items ?? []).some(({ state }) => state === 'submitted') && <NotifyOffer />}
      <SectionHeader title={words.mine} />
      <ul className={styles.applications}>
        {(viewModel.mine.value?.items ?? []).map((application) => (
          <li key={application.id}>
            <MyApplication viewModel={viewModel} application={application} />
          </li>
        ))}
      </ul>
      <Dialog
        open={applicationToWithdraw !== null}
        onClose={cancel}
        title={words.withdrawTitle(applicationToWithdraw?.name ?? '')}
        text={words.withdrawText}
        acts={[
          { label: words.notNow, onAct: cancel },
          { label: words.withdraw, kind: 'danger', onAct: () => void viewModel.withdraw() },
        ]}
      />
      <div className={styles.another}>
        <Button block kind="primary" onClick={viewModel.write}>
          {words.another}
        </Button>
      </div>
    </>
  )
})

const MyApplication = observer(function MyApplication({
  viewModel,
  application,
}: MyApplicationsProps & { readonly application: Application }) {
  const words = useWords(myApplicationsWords)
  const { id, kind, name, state, mayWithdraw, steps } = application
  return (
    <article className={styles.application}>
      <header className={styles.head}>
        {/* An application that was withdrawn has no name any more. */}
        <h3 className={styles.name}>{name === '' ? words[`kind.${kind}`] : name}</h3>
        <Badge tone={tones[state]}>{words[`state.${state}`]}</Badge>
      </header>
      {name !== '' && <p className={styles.kind}>{words[`kind.${kind}`]}</p>}
      <TimeLine steps={steps} titleOf={({ act }) => words[`step.${act}`]} />
      {mayWithdraw && (
        <Button
          small
          aria-label={words.withdrawOf(name)}
          busy={viewModel.busy === id}
          onClick={() => viewModel.askToWithdraw(application)}
        >
          {words.withdraw}
        </Button>
      )}
    </article>
  )
})
