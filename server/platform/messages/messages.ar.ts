// Server messages in Arabic, keyed by their English text.
import { arabicImportMessages } from './messages.import.ar.ts'
import { arabicItemMessages } from './messages.item.ar.ts'
import { arabicOrderMessages } from './messages.order.ar.ts'
import { arabicSellingMessages } from './messages.selling.ar.ts'
import { arabicStoreMessages } from './messages.stores.ar.ts'
import type { Messages } from './messages.ts'
import { arabicZoneMessages } from './messages.zones.ar.ts'

export const arabicMessages: Messages = {
  ...arabicOrderMessages,
  ...arabicSellingMessages,
  ...arabicImportMessages,
  ...arabicStoreMessages,
  ...arabicItemMessages,
  ...arabicZoneMessages,
  // Signs a review whose author has left.
  'Former customer': 'عميل سابق',
  // Refusals any endpoint may give.
  'Not found': 'غير موجود',
  'Unauthenticated.': 'لم يتم تسجيل الدخول.',
  Unauthorized: 'غير مصرح',
  'Module id required': 'معرّف القسم مطلوب',
  'Zone id required': 'معرّف المنطقة مطلوب',
  'The selected zone id is invalid.': 'معرّف المنطقة المحدد غير صالح.',
  'The request body could not be read.': 'تعذّرت قراءة محتوى الطلب.',
  'The request body is too large.': 'محتوى الطلب كبير جدًا.',
  'This method is not allowed here.': 'هذه الطريقة غير مسموح بها هنا.',
  'Too many requests. Please try again shortly.': 'عدد الطلبات كبير جدًا. يرجى المحاولة بعد قليل.',
  'The service is starting. Please try again shortly.': 'الخدمة قيد التشغيل. يرجى المحاولة بعد قليل.',
  'The shop is busy. Please try again in a moment.': 'المتجر مشغول الآن. يرجى المحاولة مرة أخرى بعد لحظات.',
  'The shop is closed for maintenance and will be back soon.': 'المتجر مغلق للصيانة وسيعود قريبًا.',
  'The request holds too many fields.': 'يحتوي الطلب على عدد كبير جدًا من الحقول.',
  'Something went wrong. Please try again.': 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',

  // Validation, first message per field.
  'The {field} field is required.': 'الحقل «{field}» مطلوب.',
  'The {field} must be an integer.': 'يجب أن يكون «{field}» عددًا صحيحًا.',
  'The {field} must be a number.': 'يجب أن يكون «{field}» رقمًا.',
  'The {field} must be an array.': 'يجب أن يكون «{field}» قائمة.',
  'The {field} must be at least {limit} characters.': 'يجب ألا يقل طول «{field}» عن {limit} حرفًا.',
  'The {field} must be at least {limit}.': 'يجب ألا يقل «{field}» عن {limit}.',
  'The {field} must not be greater than {limit} characters.': 'يجب ألا يزيد طول «{field}» على {limit} حرفًا.',
  'The {field} must not be greater than {limit}.': 'يجب ألا يزيد «{field}» على {limit}.',
  'The {field} must be a valid email address.': 'يجب أن يكون «{field}» عنوان بريد إلكتروني صالحًا.',
  'The {field} format is invalid.': 'صيغة «{field}» غير صالحة.',
  'The selected {field} is invalid.': 'القيمة المحددة لـ«{field}» غير صالحة.',

  // Newsletter and policies.
  'Subscription successful': 'تم الاشتراك بنجاح',
  'The email has already been taken.': 'البريد الإلكتروني مستخدم بالفعل.',

  // Stores.
  'Store not found': 'المتجر غير موجود',

  // Categories and search.
  'Category not found': 'الفئة غير موجودة',
  'Common condition not found': 'الحالة غير موجودة',
  'Longitude-latitude required': 'خط الطول وخط العرض مطلوبان',

  // Zones.
  'Service not available in this area': 'الخدمة غير متوفرة في هذه المنطقة',
  'We are temporarily unavailable in this area': 'نحن غير متاحين مؤقتًا في هذه المنطقة',

  // Cart.
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.':
    'في سلتك منتجات من متجر آخر. إذا تابعت فستُزال المنتجات السابقة من السلة ويُضاف هذا المنتج.',
  'Item not found': 'المنتج غير موجود',
  'This item belongs to another section.': 'هذا المنتج يتبع قسمًا آخر.',
  'This item is not delivered to your zone.': 'لا يُوصَّل هذا المنتج إلى منطقتك.',
  'This campaign is not running now.': 'هذه الحملة غير جارية الآن.',
  'You are not logged in': 'لم تسجّل الدخول',
  'Cart item not found': 'المنتج غير موجود في السلة',
  'Maximum cart quantity exceeded': 'تم تجاوز الحد الأقصى للكمية في السلة',
  'Out of Stock': 'نفدت الكمية',
  'The price does not match this item.': 'السعر لا يناسب هذا المنتج.',
  'This add-on does not belong to the item.': 'هذه الإضافة لا تخص المنتج.',
  'There are more quantities than add-ons.': 'عدد الكميات أكبر من عدد الإضافات.',
  'Variation {name} can not remain without selection.': 'لا يمكن ترك الخيار «{name}» دون تحديد.',
  'Selected variation named {name} must be in between Minimum {min} and Maximum {max}':
    'يجب أن يكون عدد الاختيارات في «{name}» بين {min} و{max}',
  'This item has no choice named {name}.': 'لا يوجد في المنتج خيار باسم «{name}».',
  'This variation is out of stock. Choose another variation to proceed further.':
    'هذا الخيار غير متوفر في المخزون. اختر خيارًا آخر للمتابعة.',
  'The cart cannot hold any more different items.': 'لا تتسع السلة لمزيد من المنتجات المختلفة.',
  'No cart of this store was set aside.': 'لا توجد سلة محفوظة لهذا المتجر.',
  'This key was used for another request.': 'استُخدم هذا المفتاح لطلب آخر.',
  'The Idempotency-Key header must hold 1 to 200 characters.':
    'يجب أن يحتوي ترويس Idempotency-Key على 1 إلى 200 حرف.',

  // Wish list.
  'Already in wishlist': 'موجود بالفعل في المفضلة',
  'Can not add both food and restaurant at same time': 'لا يمكن إضافة طعام ومطعم في الوقت نفسه',
  'The item id field is required when store id is not present.': 'الحقل «item id» مطلوب عند غياب «store id».',
  'Not found in wishlist': 'غير موجود في المفضلة',
  'Added successfully': 'تمت الإضافة بنجاح',
  'Successfully removed': 'تمت الإزالة بنجاح',

  // Places and coverage.
  'Place not found': 'المكان غير موجود',
  'We already deliver to this place.': 'نحن نوصّل بالفعل إلى هذا المكان.',
  'An email address or a phone number is needed.': 'يلزم عنوان بريد إلكتروني أو رقم هاتف.',
  'Thank you. We will tell you when we deliver here.': 'شكرًا لك. سنخبرك عندما نبدأ التوصيل إلى هنا.',

  // Accounts: guests, sign-up, sign-in.
  'Guest varified': 'تم التحقق من الضيف',
  'Logout successful.': 'تم تسجيل الخروج بنجاح.',
  'The phone has already been taken.': 'رقم الهاتف هذا مستخدم بالفعل.',
  'Your account is blocked': 'حسابك محظور',
  'The first name field is required.': 'حقل الاسم الأول مطلوب.',
  'The last name field is required.': 'حقل اسم العائلة مطلوب.',
  'The first name must not be greater than 100 characters.': 'يجب ألا يزيد الاسم الأول على 100 حرف.',
  'The last name must not be greater than 100 characters.': 'يجب ألا يزيد اسم العائلة على 100 حرف.',
  'The email field is required.': 'حقل البريد الإلكتروني مطلوب.',
  'The phone field is required.': 'حقل رقم الهاتف مطلوب.',
  'Referer disable': 'برنامج الدعوات متوقف حاليًا',
  'Referer code not found': 'رمز الدعوة غير موجود',
  'Referrer code already used': 'سبق استخدام رمز الدعوة',

  // One-time codes and passwords.
  'Please try again after {seconds} Seconds': 'يرجى المحاولة مرة أخرى بعد {seconds} ثانية',
  'Please try again after {time}': 'يرجى المحاولة مرة أخرى بعد {time}',
  'Too many attemps': 'محاولات كثيرة جدًا',
  'Faield to send sms': 'تعذّر إرسال الرسالة النصية',
  'Failed to send mail': 'تعذّر إرسال البريد الإلكتروني',
  'OTP does not match': 'رمز التحقق غير مطابق',
  'Phone number varified successfully': 'تم التحقق من رقم الهاتف بنجاح',
  'Phone number is already varified': 'تم التحقق من رقم الهاتف مسبقًا',
  'Otp sent successfull': 'تم إرسال رمز التحقق',
  'OTP found, you can proceed': 'الرمز صحيح، يمكنك المتابعة',
  'Invalid OTP.': 'رمز التحقق غير صحيح.',
  'Invalid otp': 'رمز التحقق غير صحيح',
  'The confirm password and password must match.': 'يجب أن تتطابق كلمة المرور وتأكيدها.',
  'Password changed successfully.': 'تم تغيير كلمة المرور بنجاح.',
  'Email is ready to register': 'البريد الإلكتروني متاح للتسجيل',
  'Token varified': 'تم التحقق من الرمز',
  'Code not found': 'الرمز غير موجود',
  '{business}: your verification code is {code}. It is valid for 10 minutes.':
    '{business}: رمز التحقق الخاص بك هو {code}. صالح لمدة 10 دقائق.',
  '{business}: your code for a new password is {code}. It is valid for 10 minutes.':
    '{business}: رمز تعيين كلمة مرور جديدة هو {code}. صالح لمدة 10 دقائق.',
  'Your verification code is {code}. It is valid for 10 minutes.':
    'رمز التحقق الخاص بك هو {code}. صالح لمدة 10 دقائق.',

  // Signing in with a provider.
  'The selected medium is invalid.': 'طريقة تسجيل الدخول هذه غير متاحة.',
  'The passkey could not be added. Please try again.': 'تعذّرت إضافة مفتاح المرور. حاول مرة أخرى.',
  'You have {most} passkeys already. Remove one to add another.':
    'لديك بالفعل أكبر عدد مسموح من مفاتيح المرور ({most}). احذف أحدها لإضافة مفتاح جديد.',
  'wrong credential.': 'بيانات الدخول غير صحيحة.',
  'Email does not match': 'البريد الإلكتروني غير مطابق',
  'Email already exists': 'البريد الإلكتروني موجود بالفعل',
  'The sign-in provider does not answer. Please try again shortly.':
    'خدمة تسجيل الدخول لا تستجيب. يرجى المحاولة بعد قليل.',

  // Profile and addresses.
  'Successfully updated': 'تم التحديث بنجاح',
  'Updated successfully': 'تم التحديث بنجاح',
  'Successfully added': 'تمت الإضافة بنجاح',
  'Interest updated successfully': 'تم تحديث الاهتمامات بنجاح',
  'First name is required!': 'الاسم الأول مطلوب!',
  'Last name is required!': 'اسم العائلة مطلوب!',
  'The password of a social account cannot be changed.':
    'لا يمكن تغيير كلمة المرور لحساب مسجَّل عبر شبكة اجتماعية.',
  'The image must not be larger than 2 MB.': 'يجب ألا يزيد حجم الصورة على 2 ميغابايت.',
  'The image must be a file of type: jpg, jpeg, png, gif.':
    'يجب أن تكون الصورة من نوع: jpg أو jpeg أو png أو gif.',
  'The image could not be read.': 'تعذّرت قراءة الصورة.',
  'Your balance has changed. Please look again at what would be lost.':
    'تغيّر رصيدك. يرجى مراجعة ما ستفقده مرة أخرى.',
  'User account delete warning': 'لا يمكن حذف الحساب أثناء وجود طلب قيد التنفيذ',
  'Zone id is required!': 'معرّف المنطقة مطلوب!',
  'The selected interest is invalid.': 'الاهتمام المحدد غير صالح.',

  // Wallet and loyalty points.
  'Insufficient balance': 'الرصيد غير كافٍ',
  'Insufficient Point': 'النقاط غير كافية',
  'Point to wallet transfer successfully': 'حُوّلت النقاط إلى المحفظة بنجاح',
  'Adding money to the wallet is not available at this time': 'إضافة المال إلى المحفظة غير متاحة الآن',
  'The selected payment method is invalid.': 'طريقة الدفع المختارة غير متاحة.',
  'The payment service does not answer. Please try again or pay in another way.':
    'خدمة الدفع لا تستجيب. حاول مرة أخرى أو ادفع بطريقة أخرى.',
  'The signature is invalid.': 'التوقيع غير صالح.',
  'The selected callback is invalid.': 'عنوان العودة غير صالح.',
  'Failed to transfer': 'تعذّر تحويل النقاط',

  // Chat and push messages.
  'Conversation not found': 'المحادثة غير موجودة',
  'There is nobody to write to': 'لا يوجد من تراسله',
  'Say who you are writing to.': 'حدد من تراسل.',
  'write something': 'اكتب شيئًا',
  'You can write here while your order is on its way.': 'يمكنك الكتابة هنا ما دام طلبك في الطريق.',
  'An image must not be larger than 10 MB.': 'يجب ألا يتجاوز حجم الصورة 10 ميغابايت.',
  'Maximum 3 images can be send at a time.': 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  'Order #{order_id}': 'الطلب رقم {order_id}',
  'Order data not found': 'بيانات الطلب غير موجودة',
  'Only what was delivered can be reviewed.': 'لا يمكن تقييم إلا ما تم توصيله.',
  'Already submitted': 'أُرسل من قبل',
  'Review submited successfully': 'أُرسل التقييم بنجاح',
  'Items added to your cart.': 'أُضيفت المنتجات إلى سلتك.',
  'successfully sent!': 'تم الإرسال!',
  'This push service is not known to the shop.': 'خدمة الإشعارات هذه غير معروفة للمتجر.',

  // The desk.
  'You may not do this.': 'لا يحق لك القيام بذلك.',
  'This cannot be undone any more: it was changed again since.':
    'لم يعد التراجع ممكنًا: فقد تغيّر مرة أخرى منذ ذلك الحين.',
  'This email and password do not match.': 'البريد الإلكتروني وكلمة المرور غير متطابقين.',
  'Enter the code from your authenticator app.': 'أدخل الرمز من تطبيق المصادقة.',
  'This code is not right or was used already.': 'الرمز غير صحيح أو سبق استخدامه.',
  'Use your passkey, or enter the code from your authenticator app.':
    'استخدم مفتاح المرور أو أدخل الرمز من تطبيق المصادقة.',
  'Use your passkey.': 'استخدم مفتاح المرور.',
  'This passkey was not accepted. Try again or use another way.':
    'لم يُقبل مفتاح المرور هذا. حاول مرة أخرى أو استخدم طريقة أخرى.',
  'This list has a view of that name already.': 'لهذه القائمة طريقة عرض بهذا الاسم بالفعل.',
  'This list has {most} views already. Remove one to save another.':
    'لهذه القائمة {most} طريقة عرض بالفعل. احذف واحدة لحفظ أخرى.',
  'This account has no passkey.': 'لا يوجد مفتاح مرور لهذا الحساب.',
  'The password is not right.': 'كلمة المرور غير صحيحة.',
  'This invitation is no longer valid. Ask for a new one.': 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  'Enter the email address you will sign in with.': 'أدخل البريد الإلكتروني الذي ستسجّل الدخول به.',
  'Somebody with this email works here already.': 'يعمل هنا بالفعل شخص بهذا البريد الإلكتروني.',
  'One of these stores does not exist.': 'أحد هذه المتاجر غير موجود.',
  'The shop must keep at least one owner.': 'يجب أن يبقى مالك واحد على الأقل.',
  'Somebody else changed this in the meantime. Look at it again before you save.':
    'قام شخص آخر بتغيير هذا في هذه الأثناء. راجعه مرة أخرى قبل الحفظ.',
  'The second step is on already.': 'الخطوة الثانية مفعّلة بالفعل.',
  'The manager’s stores are missing.': 'لم تُحدَّد متاجر المدير.',
  'The second step is off.': 'أُوقفت الخطوة الثانية.',
  'The change was taken back.': 'تم التراجع عن التغيير.',
  '{name} invites you to the back office of {business}. Open this link within three days to set up your account: {link}':
    'يدعوك {name} إلى لوحة إدارة {business}. افتح هذا الرابط خلال ثلاثة أيام لإنشاء حسابك: {link}',
  'Write the page before you show it.': 'اكتب الصفحة قبل أن تعرضها.',
  'No payment gateway is set up. Whoever runs the shop enters its keys first.':
    'لا توجد بوابة دفع مُعدّة. على من يشغّل المتجر أن يُدخل مفاتيحها أولًا.',
  'Add an offline payment method first.': 'أضف أولًا طريقة دفع خارج الإنترنت.',
  'No text message service is set up, so no code would reach a phone.':
    'لا توجد خدمة رسائل قصيرة مُعدّة، فلن يصل أي رمز إلى هاتف.',
  'This cannot be read: each { needs its }, and each tag its end.':
    'تعذّرت قراءة النص: لكل { قوسها }، ولكل وسم نهايته.',
  'Keep {names}: the shop fills it in.': 'أبقِ {names}: المتجر يملؤها بنفسه.',
  'The shop does not know {names} here.': 'لا يعرف المتجر {names} هنا.',
  'Write {names} in the same form as the original does.': 'اكتب {names} بالصيغة نفسها كما في النص الأصلي.',
  'A form is missing: {forms}.': 'توجد صيغة ناقصة: {forms}.',
  'This language has no such form: {forms}.': 'لا توجد في هذه اللغة صيغة كهذه: {forms}.',
  'Choose a category of the first level, of the same module and in use.':
    'اختر فئة مستخدمة من المستوى الأول في القسم نفسه.',
  'There are {count} categories in it. Move or archive them first.':
    'تحتوي على فئات أخرى: {count}. انقلها أو أرشفها أولًا.',
  'There are {count} items in it. Choose a category to move them to.':
    'تحتوي على منتجات: {count}. اختر فئة لنقلها إليها.',
  'Choose another category of the same module that is in use.': 'اختر فئة أخرى مستخدمة من القسم نفسه.',
  'This module does not exist.': 'هذا القسم غير موجود.',
  'This category is archived. Bring it back first.': 'هذه الفئة مؤرشفة. أعدها أولًا.',
  'There are {count} items with it.': 'هناك منتجات تستخدمه: {count}.',
}
