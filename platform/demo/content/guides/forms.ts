import type { Both } from './guide-form'

/** What the forms of the guides are called; `docs/demo-media.md` says how their files were made. */
export const demoGuideForms: Readonly<Record<string, Both>> = {
  passport: '护照申请表|passport application',
  newborn: '新生儿户口登记表|newborn registration form',
  school: '小学入学登记表|school enrolment form',
  authority: '委托书|letter of authority',
  chronic: '门诊慢性病待遇申请表|chronic care application',
  rental: '公共租赁住房申请表|public rental application',
  tenancy: '租房合同示范文本|model rental contract',
  lift: '加装电梯业主同意书|owners’ consent to a lift',
  stall: '便民摊点登记表|stall registration form',
  insurance: '灵活就业人员参保登记表|insurance registration form',
  allowance: '高龄津贴申请表|old-age allowance application',
  aid: '临时救助申请表|emergency aid application',
  claim: '民事起诉状|statement of claim',
}
