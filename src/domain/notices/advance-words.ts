/**
 * How advertisements ask for money before a viewing, in the languages of the portal. `sure` phrases stand for
 * themselves; `near` words occur in honest texts too (advance payment of heating costs), so they count only beside one
 * of `beside`. All in lower case; texts are compared in lower case, with single spaces.
 */
export interface AdvanceWords {
  sure: readonly string[]
  near: readonly string[]
  beside: readonly string[]
}

/** Services without a way back for the money. */
const EVERYWHERE = ['western union', 'westernunion', 'moneygram', 'money gram', 'paysafecard', 'ukash']

export const ADVANCE: readonly AdvanceWords[] = [
  { sure: EVERYWHERE, near: [], beside: [] },
  {
    sure: [
      ...['schlüssel per post', 'schlüssel mit der post', 'schlüssel per kurier', 'schlüssel werden ihnen zugeschickt'],
      ...['bin im ausland', 'bin derzeit im ausland', 'bin momentan im ausland', 'befinde mich im ausland'],
      ...['befinde mich derzeit im ausland', 'zahlung vor der besichtigung', 'kaution vor der besichtigung'],
    ],
    near: ['vorauszahlung', 'vorkasse', 'vorauskasse', 'vorab überweisen', 'anzahlung'],
    beside: ['besichtigung', 'schlüssel', 'ausland', 'treuhandservice'],
  },
  {
    sure: [
      ...['keys by post', 'keys by mail', 'keys by courier', 'send you the keys', 'i am abroad', "i'm abroad"],
      ...['i am currently abroad', 'i am out of the country', 'deposit before viewing', 'pay before viewing'],
    ],
    near: ['advance payment', 'pay in advance', 'payment in advance', 'upfront payment', 'wire transfer'],
    beside: ['viewing', 'keys', 'abroad', 'escrow'],
  },
  {
    sure: [
      'clés par la poste',
      'clés par courrier',
      'envoyer les clés',
      "je suis à l'étranger",
      'je suis à l’étranger',
    ],
    near: ['paiement anticipé', "paiement d'avance", 'paiement d’avance', 'acompte'],
    beside: ['avant la visite', 'clés', "à l'étranger", 'à l’étranger'],
  },
  {
    sure: ['chiavi per posta', 'chiavi tramite corriere', 'spedire le chiavi', "sono all'estero", 'sono all’estero'],
    near: ['pagamento anticipato', 'anticipo', 'acconto'],
    beside: ['prima della visita', 'chiavi', "all'estero", 'all’estero'],
  },
  {
    sure: ['llaves por correo', 'llaves por mensajería', 'enviar las llaves', 'estoy en el extranjero'],
    near: ['pago por adelantado', 'pago anticipado', 'pagar por adelantado'],
    beside: ['antes de la visita', 'llaves', 'en el extranjero'],
  },
  {
    sure: [
      'chaves pelo correio',
      'chaves por correio',
      'enviar as chaves',
      'estou no estrangeiro',
      'estou no exterior',
    ],
    near: ['pagamento antecipado', 'pagar adiantado', 'adiantamento'],
    beside: ['antes da visita', 'chaves', 'no estrangeiro', 'no exterior'],
  },
  {
    sure: ['sleutels per post', 'sleutel per post', 'sleutels opsturen', 'ik ben in het buitenland'],
    near: ['vooruitbetaling', 'vooraf betalen', 'aanbetaling'],
    beside: ['bezichtiging', 'sleutel', 'buitenland'],
  },
  {
    sure: ['klucze pocztą', 'klucze kurierem', 'wysłać klucze', 'jestem za granicą', 'przebywam za granicą'],
    near: ['przedpłata', 'zapłata z góry', 'płatność z góry', 'zaliczka'],
    beside: ['przed oglądaniem', 'klucze', 'za granicą'],
  },
  {
    sure: ['anahtarı posta ile', 'anahtarlar posta ile', 'anahtarı kargo ile', 'yurt dışındayım', 'yurtdışındayım'],
    near: ['ön ödeme', 'peşin ödeme', 'kapora'],
    beside: ['görmeden', 'anahtar', 'yurt dışı', 'yurtdışı'],
  },
  {
    sure: ['ключи по почте', 'ключи почтой', 'ключи курьером', 'я за границей', 'нахожусь за границей'],
    near: ['предоплата', 'предоплату', 'аванс', 'задаток'],
    beside: ['до просмотра', 'до осмотра', 'ключи', 'за границей'],
  },
  {
    sure: ['nycklar med post', 'nycklarna med post', 'skicka nycklarna', 'jag är utomlands', 'befinner mig utomlands'],
    near: ['förskottsbetalning', 'betala i förskott', 'handpenning'],
    beside: ['före visning', 'innan visning', 'nycklar', 'utomlands'],
  },
  {
    sure: ['المفاتيح بالبريد', 'إرسال المفاتيح', 'أنا خارج البلاد', 'أنا في الخارج', 'مقيم في الخارج'],
    near: ['دفعة مقدمة', 'الدفع مقدما', 'الدفع المسبق', 'عربون'],
    beside: ['قبل المعاينة', 'المفاتيح', 'في الخارج', 'خارج البلاد'],
  },
  {
    sure: ['کلید با پست', 'ارسال کلید', 'خارج از کشور هستم', 'در خارج از کشور هستم'],
    near: ['پیش پرداخت', 'پیش‌پرداخت', 'بیعانه'],
    beside: ['قبل از بازدید', 'کلید', 'خارج از کشور'],
  },
  {
    sure: ['邮寄钥匙', '钥匙邮寄', '快递钥匙', '我在国外', '我人在国外'],
    near: ['预付款', '提前付款', '先付款', '预付定金'],
    beside: ['看房前', '钥匙', '国外'],
  },
  {
    sure: ['鍵を郵送', '鍵は郵送', '海外にいます', '海外在住のため鍵'],
    near: ['前払い', '先払い', '事前振込'],
    beside: ['内見前', '内覧前', '鍵', '海外'],
  },
]
