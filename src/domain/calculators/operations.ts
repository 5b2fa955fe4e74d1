import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { language, yesNo } from '../operations/shapes.ts'
import { AUSTRIA_2026 } from './austria-2026.ts'
import { PURCHASE_PARTS } from './purchase-costs.ts'

const AMOUNT_MAX = 1e9
const amount = z.coerce.number().positive().max(AMOUNT_MAX)
const eur = z.number()
const url = z.string().describe('A page that explains it and has the calculator, from the root of the site')
/** The figures depend on the day. */
const cache = 'public, max-age=300'

export const costsOfPurchase = operation({
  name: 'calculators.purchase-costs',
  method: 'GET',
  path: '/api/purchase-costs',
  who: EVERYBODY,
  summary: 'The additional costs of buying a home in Austria: tax, land register, contract, commission',
  query: z.object({
    price: amount.describe('EUR'),
    lien: z.coerce.number().min(0).max(AMOUNT_MAX).default(0).describe('EUR that the bank registers; 0 without a loan'),
    broker: yesNo.default(true).describe('Whether the buyer pays a broker: the highest commission that the law allows'),
    commission: z
      .union([z.literal('').transform(() => undefined), z.coerce.number().min(0).max(AMOUNT_MAX)])
      .optional()
      .describe('EUR with VAT that the agency names as its commission; without it the highest one counts'),
    contract: z.coerce
      .number()
      .min(0)
      .max(10)
      .default(AUSTRIA_2026.contract.usual * 100)
      .describe('Percent of the price for contract and escrow, before VAT'),
    main_home: yesNo.default(false).describe("Whether the exemption for the buyer's own main home is applied for"),
    day: z.iso.date().optional().describe('Day of the application to the land register; today without it'),
    ...language,
  }),
  answer: z.object({
    price: eur,
    parts: z.array(
      z.object({
        part: z.enum(PURCHASE_PARTS),
        label: z.string().describe('For people'),
        amount: eur.describe('EUR, VAT included'),
      }),
    ),
    total: eur.describe('Of all parts, EUR'),
    share: z.number().describe('Of the price: 0.106'),
    together: eur.describe('Price and costs, EUR'),
    exemption_open: z.boolean().describe('Whether the exemption exists on that day'),
    as_of: z.string().describe('The day on which rates and fees of the law were looked up'),
    url,
  }),
  answers: 'The costs by part: an estimate, not an offer',
  cache,
  tool: {
    name: 'purchase_costs',
    description:
      'Additional costs of buying a home in Austria (land transfer tax, land register, contract, commission) for a price in EUR. Use it instead of computing: rates and exemptions are those of Austrian law. An estimate, not an offer.',
  },
})

export const loan = operation({
  name: 'calculators.mortgage',
  method: 'GET',
  path: '/api/mortgage',
  who: EVERYBODY,
  summary: 'The monthly payment, the interest and the remaining debt of a loan',
  query: z.object({
    amount: amount.describe('EUR of the loan, without equity'),
    rate: z.coerce.number().min(0).max(20).default(3.5).describe('Percent a year, fixed; 3.5 is an example, no offer'),
    years: z.coerce.number().int().min(1).max(40).default(30),
    ...language,
  }),
  answer: z.object({
    amount: eur,
    rate: z.number(),
    years: z.number().int(),
    monthly: eur.describe('EUR a month, constant'),
    interest: eur.describe('EUR over the whole term'),
    total: eur.describe('All payments, EUR'),
    debt: z.array(eur).describe('EUR of remaining debt at the start and after each year'),
    url,
  }),
  answers: 'The plan: a fixed rate, without fees and insurance; an estimate, not an offer',
  cache,
  tool: {
    name: 'mortgage',
    description:
      'Monthly payment, interest and remaining debt of an annuity loan in EUR. Use it instead of computing. Without a rate it takes 3.5 % as an example. An estimate without fees and insurance, not an offer of a bank.',
  },
})
