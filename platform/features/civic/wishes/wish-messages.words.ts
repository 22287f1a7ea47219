import { refer } from '../../../kernel/messages/message-words'
import type { WishAct, WishRole } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import type { CaseWords } from '../../../kernel/cases/notify-concerned'
import type { wishes } from './wishes.schema'
import { message } from '../../../kernel/cases/message'

/** Messages to the people whom a step of a wish concerns. */
export const wishMessages: { readonly [Act in WishAct]?: { readonly [Role in WishRole]?: CaseMessage } } = {
  approve: {
    wisher: message(
      ['您的心愿已发布', 'Your wish is public'],
      ['“{title}”已通过审核，志愿者现在可以认领。', '“{title}” was approved. Volunteers can claim it now.'],
    ),
  },
  refuse: {
    wisher: message(
      ['您的心愿未通过审核', 'Your wish wasn’t approved'],
      ['“{title}”未能发布，原因请见心愿详情。', '“{title}” wasn’t published. Open the wish to see why.'],
    ),
  },
  takeDown: {
    wisher: message(
      ['您的心愿已被移除', 'The office removed your wish'],
      ['“{title}”不再公开，原因请见心愿详情。', '“{title}” isn’t public any more. Open the wish to see why.'],
    ),
    claimant: message(
      ['您认领的心愿已被移除', 'A wish you claimed was removed'],
      ['工作人员移除了这个心愿，不再需要帮助。', 'The office removed it. No help is needed any more.'],
    ),
  },
  claim: {
    wisher: message(
      ['有人认领了您的心愿', 'A volunteer claimed your wish'],
      ['“{title}”已有志愿者认领，请留意来电。', 'A volunteer will help with “{title}”, and may call you soon.'],
    ),
  },
  cancel: {
    wisher: message(
      ['有志愿者取消了认领', 'A volunteer withdrew'],
      ['“{title}”重新开放认领。', '“{title}” is open to other volunteers again.'],
    ),
  },
  finish: {
    wisher: message(
      ['您的心愿已完成', 'Your wish is done'],
      ['“{title}”已完成，请评价这次帮助。', '“{title}” is done. Please rate the help.'],
    ),
    claimant: message(
      ['您认领的心愿已完成', 'A wish you claimed is done'],
      ['一同认领的志愿者完成了“{title}”。', 'Another volunteer marked “{title}” as done for all of you.'],
    ),
  },
  notDone: {
    claimant: message(
      ['许愿人表示没有得到帮助', 'The resident says they weren’t helped'],
      [
        '“{title}”重新开放认领，原因请见心愿详情。如有异议，请通过应用反馈联系我们。',
        '“{title}” is open again. Open the wish to see why. If you disagree, send us feedback.',
      ],
    ),
  },
  endClaim: {
    wisher: message(
      ['工作人员取消了一位志愿者的认领', 'The office ended a volunteer’s claim'],
      [
        '“{title}”重新开放认领，原因请见心愿详情。',
        '“{title}” is open to other volunteers again. Open the wish to see why.',
      ],
    ),
  },
  evaluate: {
    claimant: message(
      ['您的帮助得到了评价', 'Your help was rated'],
      ['许愿人评价了“{title}”，谢谢您。', 'The resident rated your help with “{title}”. Thank you.'],
    ),
  },
  withdraw: {
    claimant: message(
      ['您认领的心愿已撤回', 'A wish you claimed was withdrawn'],
      ['许愿人撤回了这个心愿，不再需要帮助。', 'The resident withdrew it and no longer needs help.'],
    ),
  },
  expire: {
    wisher: message(
      ['您的心愿已过期', 'Your wish has expired'],
      [
        '“{title}”已过期望日期，现已结束。如仍需要，可以重新发布。',
        'The day for “{title}” has passed, so it has closed. If you still need help, make the wish again.',
      ],
    ),
    claimant: message(
      ['您认领的心愿已过期', 'A wish you claimed has expired'],
      [
        '“{title}”已过期望日期，现已结束，您不用再去了。',
        'The day for “{title}” has passed, so it has closed. There’s nothing more for you to do.',
      ],
    ),
  },
}

export const wishParams = ({ id }: { readonly id: string }) => ({ title: refer('wish', id) })

/** The path of a wish. */
export const wishLeadsTo = ({ id }: { readonly id: string }): string => `/micro-wish-details/${encodeURIComponent(id)}`

/** Messages before a claimed wish expires. */
export const wishReminders: CaseWords<WishRole, 'remind', typeof wishes.$inferSelect> = {
  name: 'wish',
  params: wishParams,
  leadsTo: wishLeadsTo,
  messages: {
    remind: {
      wisher: message(
        ['您的心愿快要过期了', 'Your wish expires soon'],
        [
          '“{title}”已过期望日期，三天后将自动结束。如果帮助已经完成，请提醒认领者确认。',
          'The day for “{title}” has passed, and it closes in three days. If you have been helped, ask your volunteer to mark it as done.',
        ],
      ),
      claimant: message(
        ['您认领的心愿快要过期了', 'A wish you claimed expires soon'],
        [
          '“{title}”已过期望日期，三天后将自动结束。如果已经帮忙，请点击“完成心愿”。',
          'The day for “{title}” has passed, and it closes in three days. If you have helped, mark it as done.',
        ],
      ),
    },
  },
}

/** Messages to the claimant whom the wisher dismissed, or whose claim the office ended. */
export const wishLettingGo: CaseWords<WishRole, 'letGo' | 'endClaim', typeof wishes.$inferSelect> = {
  name: 'wish',
  params: wishParams,
  leadsTo: wishLeadsTo,
  messages: {
    letGo: {
      claimant: message(
        ['许愿人取消了您的认领', 'Your claim was cancelled'],
        [
          '“{title}”不再由您帮忙，原因请见心愿详情。',
          'You’re no longer helping with “{title}”. Open the wish to see why.',
        ],
      ),
    },
    endClaim: {
      claimant: message(
        ['工作人员取消了您的认领', 'The office ended your claim'],
        [
          '“{title}”不再由您帮忙，原因请见心愿详情。',
          'You’re no longer helping with “{title}”. Open the wish to see why.',
        ],
      ),
    },
  },
}
