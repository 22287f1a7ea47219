import { observer } from 'mobx-react-lite'
import { muteHours, type MuteHours } from '../../../../domain/civic/circles/circle-membership'
import { RadioGroup } from '../../../frame/kit/fields/choice'
import { Dialog } from '../../../frame/kit/overlays/dialog'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useWords } from '../../../frame/words/words'
import type { CircleManagerViewModel } from './circle-manager.view-model'
import { CircleReasonFields } from '../circle-reason-fields'
import { circlesWords, mutePersonWords, refusePersonWords, removePersonWords } from '../circles.words'
import { circleManagerWords } from './circle-manager.words'

interface DecisionSheetsProps {
  readonly viewModel: CircleManagerViewModel
}

/** The acts on a person, and what some of them ask for: a reason, a time, a confirmation. */
export const CircleDecisionSheets = observer(function CircleDecisionSheets({ viewModel }: DecisionSheetsProps) {
  const words = useWords(circleManagerWords)
  const circles = useWords(circlesWords)
  const { managed, successor } = viewModel
  return (
    <>
      <Sheet open={managed !== null} onClose={() => viewModel.manage(null)} title={managed?.nickname ?? ''} flush>
        {managed !== null && (
          <RowGroup>
            {managed.acts.map((act) => (
              <ListRow
                key={act}
                title={words[`leaderAct.${act}`]}
                isDangerous={act === 'remove'}
                onPress={() => viewModel.press(act, managed)}
              />
            ))}
          </RowGroup>
        )}
      </Sheet>
      <ReasonSheet viewModel={viewModel} />
      <Dialog
        open={successor !== null}
        onClose={viewModel.close}
        title={words.handOverTitle(successor?.nickname ?? '')}
        text={words.handOverText}
        acts={[
          { label: circles.notNow, onAct: viewModel.close },
          {
            label: words['leaderAct.handOver'],
            kind: 'primary',
            busy: viewModel.busy?.act === 'handOver',
            onAct: () => void viewModel.handOver(),
          },
        ]}
      />
    </>
  )
})

const ReasonSheet = observer(function ReasonSheet({ viewModel }: DecisionSheetsProps) {
  const words = useWords(circleManagerWords)
  const ofAct = {
    refuse: useWords(refusePersonWords),
    mute: useWords(mutePersonWords),
    remove: useWords(removePersonWords),
  }
  const { written } = viewModel
  return (
    <Sheet open={written !== null} onClose={viewModel.close} title={written === null ? '' : ofAct[written.act].title}>
      {written !== null && (
        <>
          {written.act === 'mute' && (
            <RadioGroup
              label={words.howLong}
              value={String(viewModel.hours)}
              onChange={(hours) => viewModel.setHours(Number(hours) as MuteHours)}
              options={muteHours.map((hours) => ({ value: String(hours), label: words[`hours.${hours}`] }))}
            />
          )}
          <CircleReasonFields form={written.form} words={ofAct[written.act]} />
        </>
      )}
    </Sheet>
  )
})
