import { bilingual } from '../text'

const html = (blocks: string) => blocks.trim().split('\n').map((line) => line.startsWith('# ') ? `<h2>${line.slice(2)}</h2>` : `<p>${line}</p>`).join('\n')

export const demoAgreements = [
  { id: 'agreement-terms', code: 'terms' as const, title: bilingual('用户协议', 'Terms of use'), content: bilingual(html(`
欢迎使用临川客户端（以下称“本服务”）。使用本服务即表示您已阅读并同意本协议。未满十四周岁的用户请在监护人陪同下阅读。
# 一、账号
您可以用手机号登录。一个手机号对应一个账号，请不要把验证码告诉任何人，我们的工作人员也不会向您索要。
您可以随时修改昵称、头像和密码，也可以随时退出或注销账号。注销后，您发表的评论会保留，但不再显示您的名字。
# 二、您发布的内容
您对自己发布的评论、图片和视频负责。请不要发布侵害他人权益、泄露他人隐私、虚假或有害的内容。
您保留作品的权利，并允许我们在本服务内展示它。若有人举报，我们会先核实，再处理，并告诉您原因。
# 三、我们的内容
新闻、音频和视频由临川各媒体机构制作，转载请注明出处。演示站点中的人物、机构与事件均为虚构。
# 四、服务的变更与中断
因检修、升级或不可抗力，服务可能暂停，我们会尽量提前告知。您写到一半的文字会保存在您的设备上。
# 五、未成年人
我们不向未成年人展示不适宜的内容，也不向其推送消费类信息。
# 六、争议
因本协议产生的争议，双方先行协商；协商不成的，由本服务运营者所在地人民法院处理。
# 七、联系我们
在“我的”页面进入“应用反馈”，通常两个工作日内答复。`), html(`
Welcome to the Riverbend app (“the service”). By using it you agree to these terms. If you are under fourteen, please read them together with a parent or guardian.
# 1. Your account
You log in with a phone number, and each number has one account. Never give your code to anyone. Our staff will never ask for it.
You can change your nickname, picture and password, log out or delete your account at any time. If you delete it, your comments stay but no longer show your name.
# 2. What you publish
You are responsible for your comments, pictures and videos. Do not post anything that harms others, invades their privacy, or is false or dangerous.
Your work stays yours; you allow us to show it within the service. If someone reports it, we check first, then act, and give you the reason.
# 3. What we publish
News, audio and video are made by the city’s media organisations; please credit the source. The people, institutions and events in this demo are fictitious.
# 4. Changes and interruptions
The service may pause for maintenance or for reasons beyond our control; we give notice where we can. Anything you were writing is kept on your device.
# 5. Minors
We don’t show unsuitable content to minors or send them promotions.
# 6. Disputes
We try to settle disputes with you first. Failing that, the court where the operator is based decides.
# 7. Contact
Use “Feedback” under “Me”. We usually answer within two working days.`)) },
  { id: 'agreement-privacy', code: 'privacy' as const, title: bilingual('隐私政策', 'Privacy policy'), content: bilingual(html(`
我们只收集提供服务所必需的信息，并尽量少存、早删。
# 我们收集什么
手机号：用于登录和找回账号，显示时只保留首尾几位。
您主动填写的资料：昵称、头像、性别、生日、住址，均可留空。
使用记录：浏览历史、播放位置、收藏、点赞，用于在您的设备之间同步，您可以随时清空。
位置：仅在您点击“定位”时使用一次，用来找到最近的城市，我们不保存。
# 我们不做什么
我们不出售个人信息，不在日志里记录手机号、姓名和地址，不在浏览器缓存里保存身份证号。
# 保存多久
登录状态七天；短信验证码五分钟；注销账号后，个人资料立即删除。
# 您的权利
查看、更正、导出、删除，或撤回同意。请在“应用反馈”中提出。
# 第三方
短信由通信服务商代发，仅提供手机号与短信内容。除法律要求外，我们不向其他方提供您的信息。
# 更新
本政策更新时，我们会在您下次登录时提示。`), html(`
We collect only what the service needs, keep as little as possible and delete it early.
# What we collect
Your phone number, to log you in and recover your account. It’s shown with most digits hidden.
What you choose to tell us: nickname, picture, sex, date of birth and address. You can leave any of these empty.
How you use the service: history, playback positions, favourites and likes, to keep your devices in step. You can delete these at any time.
Your location, once, when you tap “Find my city”, to find the nearest city. We don’t keep it.
# What we don’t do
We don’t sell personal data, write phone numbers, names or addresses to logs, or keep identity numbers in your browser.
# How long we keep it
You stay logged in for seven days, and codes are valid for five minutes. When you delete your account, your profile is deleted at once.
# Your rights
You can see, correct, export or delete your data, or withdraw consent. Ask us under “Feedback”.
# Third parties
Text messages are sent by a carrier, which receives only the phone number and the message. No one else receives your data unless the law requires it.
# Changes
When this policy changes, you’ll see a notice the next time you log in.`)) },
]
