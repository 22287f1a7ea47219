import { bilingual } from '../text'

/** The resident's feedback; each `answer` is the office's, each `added` the resident's. */
export const demoFeedback = [
  {
    kind: 'fault', state: 'answered', scene: 'radio-studio',
    text: bilingual('锁屏以后收音机偶尔会停，再打开要点两下。', 'The radio sometimes stops when the screen is locked, and I have to tap twice to start it again.'),
    said: [['answer', bilingual('谢谢您的反馈。问题找到了，下次更新就好；在此之前，收听时请先不要锁屏。', 'Thank you. We’ve found the problem and it will be fixed in the next update. Until then, please keep the screen on while you listen.')]],
  },
  {
    kind: 'idea', state: 'open', scene: null,
    text: bilingual('希望天气和江水位能放在首页最上面，出门前看一眼。', 'Please put the weather and the river level at the top of the home page, so I can check them before going out.'),
    said: [],
  },
  {
    kind: 'content', state: 'closed', scene: 'city-bridge-golden',
    text: bilingual('“三桥往事”那篇把通车年份写错了，应该是一九八六年。', 'The article about the Third Bridge has the year wrong: it opened in 1986.'),
    said: [
      ['answer', bilingual('已经核实并改正，谢谢您这样仔细地读。', 'Checked and corrected. Thank you for reading so closely.')],
      ['close', bilingual('', '')],
    ],
  },
  {
    kind: 'account', state: 'open', scene: null,
    text: bilingual('换了手机号以后，收不到修改密码的验证码。', 'Since I changed my phone number, I don’t receive the code for changing my password.'),
    said: [
      ['answer', bilingual('请问新号码尾号是多少？我们查一下短信记录。', 'What does your new number end in? We’ll check the message log.')],
      ['add', bilingual('尾号是0001，今天上午又试了一次。', 'It ends in 0001. I tried again this morning.')],
    ],
  },
  {
    kind: 'other', state: 'answered', scene: null,
    text: bilingual('想报名做小记者，在哪里登记？', 'My daughter would like to be a young reporter. Where do we sign up?'),
    said: [['answer', bilingual('暑假前会在首页开放报名，请留意首页。', 'Sign-up opens on the home page before the summer holidays.')]],
  },
] as const
