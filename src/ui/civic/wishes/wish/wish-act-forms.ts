import { checkEvaluation, type EvaluationForm } from '../../../../domain/frame/ratings/evaluation'
import type { CaseAct, ShownCase } from '../../../../application/frame/cases/case-act'
import type { Form } from '../../../../application/frame/forms/form'
import type { FormServices } from '../../../../application/frame/forms/form-services'
import type { WishesGateway } from '../../../../application/civic/wishes/wishes-gateway'
import type { Wish } from '../../../../domain/civic/wishes/wish'
import {
  checkCancel,
  checkFinish,
  checkLetGo,
  type CancelForm,
  type FinishForm,
  type LetGoForm,
} from '../../../../domain/civic/wishes/wish-acts'
import { mostWishPictures } from '../../../../domain/civic/wishes/wish-form'

/** The acts that have a form. */
export type ConfirmedAct = 'cancel' | 'finish' | 'evaluate' | 'letGo' | 'notDone'

export type ActForm =
  | { readonly act: 'cancel'; readonly form: Form<CancelForm, CancelForm, Wish> }
  | { readonly act: 'letGo' | 'notDone'; readonly form: Form<LetGoForm, LetGoForm, Wish> }
  | { readonly act: 'finish'; readonly form: Form<FinishForm, FinishForm, Wish> }
  | { readonly act: 'evaluate'; readonly form: Form<EvaluationForm, EvaluationForm, Wish> }

interface ActFormHost extends ShownCase {
  readonly forms: FormServices
  readonly gateway: WishesGateway
  readonly caseAct: CaseAct
  readonly onDone: (wish: Wish) => void
  /** The claimant whom the act concerns; undefined for other acts. */
  readonly claimantId?: string | undefined
}

export function makeActForm(
  act: ConfirmedAct,
  id: string,
  { forms, gateway, caseAct, onDone, claimantId = '', ...refreshing }: ActFormHost,
): ActForm {
  const commonOptions = { name: `${act}-wish:${id}${claimantId}`, needs: 'member', onSent: onDone } as const
  switch (act) {
    case 'cancel':
      return {
        act,
        form: forms.make({
          ...commonOptions,
          values: { text: '' },
          check: checkCancel,
          send: async ({ text }, key) => caseAct.after(await gateway.cancel(id, text, key), refreshing),
        }),
      }
    case 'letGo':
    case 'notDone':
      return {
        act,
        form: forms.make({
          ...commonOptions,
          values: { text: '' },
          check: checkLetGo,
          send: async ({ text }, key) =>
            caseAct.after(
              await (act === 'letGo' ? gateway.letGo(id, claimantId, text, key) : gateway.notDone(id, text, key)),
              refreshing,
            ),
        }),
      }
    case 'finish':
      return {
        act,
        form: forms.make({
          ...commonOptions,
          values: { text: '', pictures: [] },
          pictures: mostWishPictures,
          published: true,
          check: checkFinish,
          send: async (report, key) => caseAct.after(await gateway.finish(id, report, key), refreshing),
        }),
      }
    case 'evaluate':
      return {
        act,
        form: forms.make({
          ...commonOptions,
          values: { stars: 0, text: '' },
          check: checkEvaluation,
          send: async (evaluation, key) => caseAct.after(await gateway.evaluate(id, evaluation, key), refreshing),
        }),
      }
  }
}
