// Server messages about orders in Arabic, keyed by their English text.
import type { Messages } from './translate.ts'

export const arabicOrderMessages: Messages = {
  'Guest order is not active': 'الطلب كضيف غير متاح',
  'Home delivery is not active': 'التوصيل إلى المنزل غير متاح',
  'Take away is not active': 'الاستلام من المتجر غير متاح',
  'Partial payment is not active': 'الدفع الجزئي غير متاح',
  'Offline payment for the order not available at this time': 'الدفع خارج الموقع لهذا الطلب غير متاح حاليًا',
  'Cash on delivery order not available at this time': 'الدفع نقدًا عند الاستلام غير متاح حاليًا',
  'Digital payment for the order not available at this time': 'الدفع الإلكتروني لهذا الطلب غير متاح حاليًا',
  'Wallet payment for the order not available at this time': 'الدفع من المحفظة لهذا الطلب غير متاح حاليًا',
  'Out of coverage': 'خارج نطاق الخدمة',
  'You can not schedule a order in past': 'لا يمكنك جدولة طلب في وقت مضى',
  'Schedule order not available': 'جدولة الطلب غير متاحة',
  'Store is closed at order time': 'المتجر مغلق في وقت الطلب',
  'You can not place empty orders': 'لا يمكنك تقديم طلب فارغ',
  'Please select items from the same store': 'يرجى اختيار منتجات من المتجر نفسه',
  'One or more items in your cart is not available. Please clear your cart and try again.':
    'أحد المنتجات أو أكثر في سلتك غير متاح. يرجى إفراغ السلة والمحاولة مرة أخرى.',
  'One or more item is not available for the chosen preferable schedule time.':
    'أحد المنتجات أو أكثر غير متاح في الوقت الذي اخترته.',
  'Maximum cart quantity limit over': 'تجاوزت الحد الأقصى للكمية',
  '{item} out of stock!': 'نفد {item} من المخزون!',
  'Please upload your prescription image': 'يرجى رفع صورة الوصفة الطبية',
  'The image must be a file of type: jpg, jpeg, png, gif, webp.':
    'يجب أن تكون الصورة من نوع: jpg أو jpeg أو png أو gif أو webp.',
  'You need to order at least{amount} {currency}': 'الحد الأدنى للطلب {amount} {currency}',
  'The sender and the receiver are at the same place.': 'لا يمكن أن يكون المرسل والمستلم في المكان نفسه.',
  'The receiver is too far away for a courier.': 'المستلم بعيد جدًا عن متناول المندوب.',
  'When the receiver pays, only cash on delivery is possible.':
    'عندما يدفع المستلم لا يمكن الدفع إلا نقدًا عند الاستلام.',
  'Order amount must be greater than wallet amount': 'يجب أن تكون قيمة الطلب أكبر من رصيد المحفظة',
  'Amount crossed maximum cod order amount': 'تجاوز المبلغ الحد الأقصى للدفع نقدًا عند الاستلام',
  'Insufficient balance for partial amount': 'الرصيد غير كافٍ للدفع الجزئي',
  'Cash on delivery is not active': 'الدفع نقدًا عند الاستلام غير مفعّل',
  'This store takes no prescription orders.': 'هذا المتجر لا يقبل طلبات الوصفات الطبية.',
  'The total has changed since you saw it. Please look at it again.':
    'تغيّر الإجمالي منذ أن رأيته. يرجى مراجعته من جديد.',
  'Failed to place order': 'تعذّر تقديم الطلب',
  'You can not cancel after confirm': 'لا يمكنك الإلغاء بعد التأكيد',
  'The order can not change this way now.': 'لا يمكن تغيير الطلب بهذه الطريقة الآن.',
  'This order is not paid offline.': 'هذا الطلب لا يُدفع خارج الموقع.',
  'The payment was checked already and can not be changed.': 'تم التحقق من الدفع ولا يمكن تغييره.',
  'You can not request for a refund': 'لا يمكنك طلب استرداد المبلغ',
  'Something went wrong': 'حدث خطأ ما',
  'The image must not be larger than 5 MB.': 'يجب ألا يتجاوز حجم الصورة 5 ميغابايت.',
  'At most 3 images can be uploaded.': 'يمكن رفع 3 صور كحد أقصى.',
  'Coupon usage limit over': 'انتهى عدد مرات استخدام القسيمة',
  'Coupon expire': 'انتهت صلاحية القسيمة',
  'You are not eligible for this coupon': 'هذه القسيمة غير متاحة لك',
  'To apply this coupon, total item amount should be minimum {amount}':
    'لاستخدام هذه القسيمة يجب ألا يقل إجمالي المنتجات عن {amount}',
  'Order placed successfully': 'تم تقديم الطلب بنجاح',
  'Order canceled successfully': 'تم إلغاء الطلب بنجاح',
  'Payment method updated successfully': 'تم تحديث طريقة الدفع بنجاح',
  'Refund request placed successfully': 'تم تقديم طلب الاسترداد بنجاح',
  'Nobody is bringing this order now.': 'لا أحد يوصل هذا الطلب الآن.',
  'The hand-over code is not the one of this order.': 'رمز التسليم لا يخص هذا الطلب.',
  'Say why the order is canceled.': 'اذكر سبب إلغاء الطلب.',
  'We could not find your payment of order {order_id}. Please check what you told us.':
    'لم نجد دفعتك للطلب {order_id}. يرجى مراجعة البيانات التي أرسلتها.',
}
