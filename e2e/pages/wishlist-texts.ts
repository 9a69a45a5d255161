// The words the tests of the wishlist look for.
import type { TestLanguage } from '../fixtures/test.ts'

const english = {
  wishlist: 'Wishlist',
  heart: (name: string) => `Add ${name} to the wishlist`,
  remove: (name: string) => `Delete ${name} from the wishlist`,
  question: 'Are you sure you want to  delete this item?',
  added: 'Added successfully',
  removed: 'Successfully removed',
  stores: 'Restaurants',
  no_items: 'No favourite foods found',
  no_stores: 'No favourite restaurants found',
  not_logged_in: 'You are not logged in',
  sign_in: 'Sign in',
}

export const wishlistTexts: Record<TestLanguage, typeof english> = {
  en: english,
  ar: {
    wishlist: 'المفضلة',
    heart: (name) => `أضف ${name} إلى المفضلة`,
    remove: (name) => `حذف ${name} من المفضلة`,
    question: 'هل أنت متأكد من حذف هذا العنصر؟',
    added: 'تمت الإضافة بنجاح',
    removed: 'تمت الإزالة بنجاح',
    stores: 'المطاعم',
    no_items: 'لم يُعثر على أطعمة مفضلة',
    no_stores: 'لم يُعثر على مطاعم مفضلة',
    not_logged_in: 'لم تسجّل الدخول',
    sign_in: 'تسجيل الدخول',
  },
}
