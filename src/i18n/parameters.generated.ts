/** Written by `npm run i18n:types`: the placeholders of each message that has some. */
type Value = string | number

export interface Parameters {
  'account.signed_in': { name: Value }
  'account.terms': { privacy: Value; terms: Value }
  'account.with': { name: Value }
  'admin.bulk_done': { count: Value }
  'admin.bulk_limit': { count: Value }
  'admin.bulk_shown': { changed: Value; found: Value }
  'admin.bulk_undoable': { act: Value; at: Value; count: Value }
  'admin.changed_meanwhile': { fields: Value }
  'admin.choose_all': { count: Value }
  'admin.choose_row': { name: Value }
  'admin.chosen': { count: Value }
  'admin.csv_done': { count: Value }
  'admin.csv_part': { count: Value }
  'admin.hello': { name: Value }
  'admin.open_count': { count: Value }
  'admin.rows': { from: Value; to: Value; total: Value }
  'admin.rows_more': { from: Value; to: Value; total: Value }
  'admin.undone': { kept: Value; undone: Value }
  'admin.user_menu': { name: Value }
  'admin.view_remove': { name: Value }
  'agencies.by_hand': { value: Value }
  'agencies.checked': { date: Value }
  'agencies.handed': { count: Value }
  'agency.invite.subject': { firma: Value }
  'agency.invite.text': { firma: Value }
  'agent.form.left': { text: Value }
  'agent.mail.more': { count: number }
  'agent.mail.subject': { count: number }
  'agent.sms.code': { code: Value }
  'agent.sms.text': { count: number; url: Value }
  'answer.logged_in': { name: Value }
  'answer.member_invited': { email: Value }
  'appointment.mail.booked': { at: Value; type: Value }
  'appointment.mail.cancelled': { at: Value; type: Value }
  'appointment.mail.confirmed': { at: Value; type: Value }
  'appointment.mail.declined': { at: Value; type: Value }
  'appointment.mail.moved': { at: Value; type: Value }
  'appointment.mail.proposed': { at: Value; type: Value }
  'appointment.minutes': { count: Value }
  'area_prices.as_of': { time: Value }
  'area_prices.distribution_summary': { class: Value; number: Value }
  'area_prices.flat': { m2: Value }
  'area_prices.half': { from: Value; to: Value }
  'area_prices.legend_below': { price: Value }
  'area_prices.legend_between': { from: Value; to: Value }
  'area_prices.legend_from': { price: Value }
  'area_prices.map_summary': { least: Value; least_price: Value; most: Value; most_price: Value }
  'area_prices.method_minimum': { number: Value }
  'area_prices.months_summary': { change: Value; from: Value; from_month: Value; to: Value; to_month: Value }
  'area_prices.most_homes': { number: Value }
  'assistant.cheapest': { title: Value }
  'assistant.compared': { facts: Value; nr: Value; title: Value }
  'assistant.contact_agency': { title: Value }
  'assistant.figures': { from: Value; kind: Value; median: Value; number: Value; offer: Value; place: Value; to: Value }
  'assistant.found': { homes: Value }
  'assistant.largest': { title: Value }
  'assistant.loan': { amount: Value; monthly: Value; rate: Value; years: Value }
  'assistant.loan_and_running': { running: Value; sum: Value }
  'assistant.loan_of_home': { amount: Value; equity: Value; together: Value }
  'assistant.not_understood': { parts: Value }
  'assistant.silent': { topic: Value }
  'assistant.way': { label: Value; number: Value }
  'blog.by': { author: Value }
  'blog.minutes': { minutes: Value }
  'blog.updated': { date: Value }
  'borders.bad_code': { name: Value; nr: Value; wert: Value }
  'borders.broken': { wert: Value }
  'borders.crossing': { gkz: Value; name: Value; wert: Value }
  'borders.elsewhere': { wert: Value }
  'borders.line': { borders: Value; day: Value; files: Value; postcodes: Value; state: Value; version: Value }
  'borders.loaded': { bezirke: Value; districts: Value; postcodes: Value; seconds: Value; states: Value; towns: Value; version: Value }
  'borders.no_code': { felder: Value; name: Value; nr: Value }
  'borders.no_columns': { felder: Value }
  'borders.no_name': { felder: Value; nr: Value }
  'borders.no_surface': { gkz: Value; name: Value }
  'borders.projection': { wert: Value }
  'borders.refused': { file: Value; words: Value }
  'borders.removed': { version: Value }
  'borders.removed_back': { current: Value; version: Value }
  'borders.swapped': { wert: Value }
  'borders.too_large': { mb: Value }
  'borders.unknown': { version: Value }
  'business.few': { count: Value }
  'business.of_company': { firma: Value }
  'calculator.costs_note': { date: Value }
  'calculator.debt_text': { start: Value; year: Value }
  'calculator.equity_hint': { max: Value; min: Value }
  'calculator.equity_low': { min: Value }
  'calculator.range': { max: Value; min: Value }
  'calculator.range_whole': { max: Value; min: Value }
  'calculator.total': { share: Value }
  'card.also_at': { firma: Value }
  'card.also_more': { count: number }
  'card.hidden': { title: Value }
  'company.assistants': { value: Value }
  'company.bad': { allowed: Value; option: Value; value: Value }
  'company.color': { color: Value }
  'company.description': { firma: Value }
  'company.feedback': { value: Value }
  'company.line': { line: Value }
  'company.logo_missing': { file: Value }
  'company.logo_unreadable': { file: Value }
  'company.open_data': { value: Value }
  'company.several': { company: Value; names: Value }
  'company.unknown': { company: Value }
  'comparison.expand': { number: Value }
  'comparison.remove': { title: Value }
  'content.updated': { date: Value }
  'count.ALLE': { count: number }
  'count.ALLE_KAUF': { count: number }
  'count.ALLE_MIETE': { count: number }
  'count.BUERO_PRAXEN': { count: number }
  'count.BUERO_PRAXEN_KAUF': { count: number }
  'count.BUERO_PRAXEN_MIETE': { count: number }
  'count.EINZELHANDEL': { count: number }
  'count.EINZELHANDEL_KAUF': { count: number }
  'count.EINZELHANDEL_MIETE': { count: number }
  'count.FREIZEITIMMOBILIE_GEWERBLICH': { count: number }
  'count.FREIZEITIMMOBILIE_GEWERBLICH_KAUF': { count: number }
  'count.FREIZEITIMMOBILIE_GEWERBLICH_MIETE': { count: number }
  'count.GASTGEWERBE': { count: number }
  'count.GASTGEWERBE_KAUF': { count: number }
  'count.GASTGEWERBE_MIETE': { count: number }
  'count.GRUNDSTUECK': { count: number }
  'count.GRUNDSTUECK_KAUF': { count: number }
  'count.GRUNDSTUECK_MIETE': { count: number }
  'count.HALLEN_LAGER_PROD': { count: number }
  'count.HALLEN_LAGER_PROD_KAUF': { count: number }
  'count.HALLEN_LAGER_PROD_MIETE': { count: number }
  'count.HAUS': { count: number }
  'count.HAUS_KAUF': { count: number }
  'count.HAUS_MIETE': { count: number }
  'count.LAND_UND_FORSTWIRTSCHAFT': { count: number }
  'count.LAND_UND_FORSTWIRTSCHAFT_KAUF': { count: number }
  'count.LAND_UND_FORSTWIRTSCHAFT_MIETE': { count: number }
  'count.PARKEN': { count: number }
  'count.PARKEN_KAUF': { count: number }
  'count.PARKEN_MIETE': { count: number }
  'count.SONSTIGE': { count: number }
  'count.SONSTIGE_KAUF': { count: number }
  'count.SONSTIGE_MIETE': { count: number }
  'count.WOHNUNG': { count: number }
  'count.WOHNUNG_KAUF': { count: number }
  'count.WOHNUNG_MIETE': { count: number }
  'count.ZIMMER': { count: number }
  'count.ZIMMER_KAUF': { count: number }
  'count.ZIMMER_MIETE': { count: number }
  'count.ZINSHAUS_RENDITEOBJEKT': { count: number }
  'count.ZINSHAUS_RENDITEOBJEKT_KAUF': { count: number }
  'count.ZINSHAUS_RENDITEOBJEKT_MIETE': { count: number }
  'count.sentence.both': { homes: Value; place: Value; price: Value }
  'count.sentence.place': { homes: Value; place: Value }
  'count.sentence.price': { homes: Value; price: Value }
  'dashboard.alert_reached': { date: Value }
  'dashboard.device': { browser: Value; system: Value }
  'dashboard.email_now': { email: Value }
  'dashboard.hello': { name: Value }
  'dashboard.last_seen': { date: Value }
  'dashboard.new_hits': { count: number }
  'dashboard.session_until': { date: Value }
  'dashboard.since': { date: Value }
  'dashboard.unconfirmed': { email: Value }
  'dashboard.withdraw_text': { email: Value; name: Value }
  'detail.all_photos': { count: number }
  'detail.call_number': { number: Value }
  'detail.commission_sum': { sum: Value }
  'detail.cost_with_vat': { percent: Value }
  'detail.energy_class': { value: Value }
  'detail.energy_valid': { date: Value }
  'detail.hwb_unit': { value: Value }
  'detail.logo': { firma: Value }
  'detail.map_drawing': { names: Value }
  'detail.map_ring': { distance: Value }
  'detail.online_since': { date: Value }
  'detail.photo': { count: Value; nr: Value }
  'detail.walk_position': { nr: Value; total: Value }
  'earn.factor': { value: Value }
  'earn.gross': { value: Value }
  'earn.income': { amount: Value }
  'earn.income_full': { amount: Value }
  'earn.net': { value: Value }
  'earn.net_full': { value: Value }
  'error.rate.exceeded': { when: Value }
  'expose.mail.attached': { size: Value }
  'expose.mail.linked': { size: Value }
  'expose.mail.sent': { email: Value }
  'expose.mail.sent_link': { email: Value; size: Value }
  'expose.mail.subject': { title: Value }
  'exposes.as_of': { date: Value }
  'exposes.legal_made': { date: Value; site: Value }
  'exposes.legal_source': { company: Value }
  'exposes.map_alt': { place: Value }
  'exposes.page': { page: Value; pages: Value }
  'exposes.plans_shown': { all: Value; shown: Value }
  'exposes.portrait_alt': { name: Value }
  'exposes.qr_alt': { url: Value }
  'exposes.text_language': { language: Value }
  'factor.added': { date: Value }
  'factor.codes_left': { count: Value }
  'factor.used': { date: Value }
  'faq.title': { category: Value }
  'favorites.count': { count: number }
  'favorites.gone': { count: number }
  'favorites.note_label': { title: Value }
  'favorites.saved_at': { date: Value }
  'favorites.synced': { count: number }
  'feeds.carry_out_confirmed': { count: Value }
  'feeds.confirm': { count: Value }
  'feeds.confirm_question': { count: Value }
  'feeds.delivering_limits': { kept: Value; megabytes: Value; per_hour: Value; waiting: Value }
  'feeds.fault.too_large': { megabytes: Value }
  'feeds.made': { key: Value }
  'feeds.preview_cut': { shown: Value; total: Value }
  'feeds.rolled_back': { kept: Value; restored: Value; withdrawn: Value }
  'feeds.uploading': { percent: Value }
  'feeds.xml_gone': { count: Value }
  'figures.before_was': { value: Value }
  'figures.compared': { before: Value; now: Value }
  'figures.months': { months: Value }
  'figures.summary': { before: Value; now: Value; title: Value }
  'frame.copyright': { from: Value; to: Value }
  'generator.homes': { count: number }
  'generator.missing': { count: number }
  'generator.open_page': { number: Value; total: Value }
  'generator.pages': { count: number; size: Value }
  'generator.too_many': { max: Value }
  'generator.undrawn': { size: Value }
  'import.aktiv_later': { von: Value }
  'import.aktiv_order': { bis: Value; von: Value }
  'import.aktiv_over': { bis: Value }
  'import.area_decimal': { als: Value; wert: Value }
  'import.area_thousands': { als: Value; wert: Value }
  'import.attachment_broken': { name: Value }
  'import.attachment_empty': { wert: Value }
  'import.attachment_too_large': { name: Value }
  'import.attachment_too_many': { max: Value }
  'import.border_contradiction': { als: Value; ort: Value; wert: Value }
  'import.bundesland_plz': { als: Value; plz: Value; wert: Value }
  'import.characters_lost': { wert: Value }
  'import.class_computed': { klasse: Value; wert: Value }
  'import.class_contradiction': { als: Value; klasse: Value; wert: Value }
  'import.command.failed': { file: Value; reason: Value }
  'import.command.files': { count: number }
  'import.command.no_run': { id: Value }
  'import.command.nothing': { path: Value }
  'import.command.objects': { count: number }
  'import.command.progress': { done: Value; rate: Value; total: Value }
  'import.command.summary': { counts: Value; files: Value; objects: Value }
  'import.command.unreachable': { path: Value }
  'import.commission_free': { wert: Value }
  'import.company_ambiguous': { anbieter: Value; quelle: Value }
  'import.company_ambiguous_help': { anbieter: Value; anbieter_wort: Value; quelle: Value; quelle_wort: Value }
  'import.company_foreign': { anbieter: Value; quelle: Value }
  'import.company_foreign_help': { anbieter: Value; anbieter_wort: Value; quelle: Value; quelle_wort: Value }
  'import.company_late': { wert: Value }
  'import.company_nameless_help': { quelle: Value; quelle_wort: Value }
  'import.company_numbered': { nr: Value }
  'import.company_other': { genommen: Value; wert: Value }
  'import.company_without_firma': { als: Value }
  'import.contradiction': { genommen: Value; wert: Value }
  'import.deletions_held': { firma: Value; living: Value; max: Value; missing: Value; percent: Value }
  'import.encoding_unknown': { wert: Value }
  'import.encoding_wrong': { angegeben: Value; gelesen: Value }
  'import.etage_unknown': { wert: Value }
  'import.etage_word': { wert: Value }
  'import.figure_implausible': { bis: Value; von: Value; wert: Value }
  'import.file_missing': { name: Value }
  'import.ignored': { wert: Value }
  'import.ignored_embedded': { wert: Value }
  'import.ignored_files': { wert: Value }
  'import.ignored_here': { wert: Value }
  'import.ignored_internal': { wert: Value }
  'import.ignored_maps': { wert: Value }
  'import.ignored_person': { wert: Value }
  'import.ignored_portals': { wert: Value }
  'import.ignored_told': { wert: Value }
  'import.kaution_small': { wert: Value }
  'import.land_contradiction': { land: Value; wert: Value }
  'import.land_corrected': { als: Value; plz: Value; wert: Value }
  'import.land_doubtful': { land: Value; wert: Value }
  'import.land_unknown': { wert: Value }
  'import.land_usual': { land: Value }
  'import.language_main': { wert: Value }
  'import.language_unknown': { wert: Value }
  'import.location_changed': { als: Value; wert: Value }
  'import.location_guessed': { als: Value }
  'import.mail.failed': { file: Value }
  'import.mail.more': { count: number }
  'import.mail.notes': { file: Value }
  'import.mail.reason': { source: Value }
  'import.mail.refused': { file: Value }
  'import.media_address': { file: Value }
  'import.media_animated': { file: Value }
  'import.media_archive': { file: Value }
  'import.media_bmp': { file: Value }
  'import.media_corrupt': { file: Value }
  'import.media_decoding_ended': { file: Value }
  'import.media_decoding_memory': { file: Value }
  'import.media_decoding_slow': { file: Value }
  'import.media_heic': { file: Value }
  'import.media_hostile': { file: Value }
  'import.media_missing': { file: Value }
  'import.media_office': { file: Value }
  'import.media_redirects': { file: Value }
  'import.media_status': { file: Value; status: Value }
  'import.media_too_large': { file: Value }
  'import.media_too_many_pixels': { file: Value }
  'import.media_too_slow': { file: Value }
  'import.media_type': { file: Value }
  'import.media_unreachable': { file: Value }
  'import.media_url': { file: Value }
  'import.media_video': { file: Value }
  'import.media_webpage': { file: Value }
  'import.mietdauer_unit': { wert: Value }
  'import.mojibake': { als: Value; wert: Value }
  'import.negative': { wert: Value }
  'import.no_objects_but': { wert: Value }
  'import.not_a_date': { wert: Value }
  'import.not_a_flag': { wert: Value }
  'import.not_a_number': { wert: Value }
  'import.not_a_telephone': { wert: Value }
  'import.not_an_address': { wert: Value }
  'import.not_an_email': { wert: Value }
  'import.not_whole': { wert: Value }
  'import.not_written': { reason: Value }
  'import.number_shared': { nummer: Value; obid: Value }
  'import.obid_changed': { before: Value; now: Value }
  'import.object_failed': { grund: Value }
  'import.objektart_moved': { als: Value; wert: Value }
  'import.objektart_several': { wert: Value }
  'import.out_of_range': { bis: Value; von: Value; wert: Value }
  'import.place_ambiguous': { wert: Value }
  'import.place_contradiction': { als: Value; ort: Value; plz: Value }
  'import.plz_country': { land: Value; wert: Value }
  'import.plz_invalid': { wert: Value }
  'import.position_abroad': { wert: Value }
  'import.position_contradiction': { km: Value; ort: Value; wert: Value }
  'import.position_far': { wert: Value }
  'import.position_half': { wert: Value }
  'import.position_invalid': { wert: Value }
  'import.position_swapped': { wert: Value }
  'import.position_zero': { wert: Value }
  'import.preis_rest': { betrag: Value }
  'import.preis_teile_ueber_gesamt': { gesamt: Value; summe: Value }
  'import.preis_warmmiete_ohne_heizung': { gesamt: Value }
  'import.preis_zwei_kaufpreise': { brutto: Value; kaufpreis: Value }
  'import.price_implausible': { wert: Value }
  'import.replaced': { nr: Value }
  'import.replaced_in': { file: Value; nr: Value }
  'import.report.confirm': { file: Value }
  'import.report.count': { count: Value; outcome: Value }
  'import.report.kept': { paths: Value }
  'import.report.more': { id: Value }
  'import.report.not_shown': { paths: Value; reason: Value }
  'import.report.objects': { count: number; seconds: Value }
  'import.report.progress': { done: Value; total: Value }
  'import.report.projects': { count: number }
  'import.report.result': { state: Value }
  'import.report.source': { modus: Value; source: Value; started: Value }
  'import.report.taken': { paths: Value }
  'import.report.taken_hidden': { paths: Value }
  'import.report.title': { file: Value; id: Value }
  'import.report.used': { paths: Value }
  'import.report.warnings': { count: number }
  'import.rooms_odd': { wert: Value }
  'import.source_company_several': { kennungen: Value; name: Value }
  'import.source_company_unknown': { name: Value }
  'import.source_elsewhere': { anbieter: Value; quellen: Value }
  'import.text_clipped': { max: Value }
  'import.title.in': { art: Value; ort: Value }
  'import.title_made': { als: Value }
  'import.unknown_word': { wert: Value }
  'import.used_for': { feld: Value }
  'import.vermarktungsart_derived': { als: Value }
  'import.vermarktungsart_mapped': { als: Value; wert: Value }
  'import.xml_attributes': { max: Value; zeile: Value }
  'import.xml_broken': { zeile: Value }
  'import.xml_depth': { max: Value; zeile: Value }
  'import.xml_elements': { max: Value; zeile: Value }
  'import.xml_faulty': { zeile: Value }
  'import.xml_not_feed': { name: Value; wert: Value }
  'import.xml_record': { zeile: Value }
  'import.xml_too_large': { max: Value }
  'import.xml_truncated': { zeile: Value }
  'import.zip_bomb': { name: Value }
  'import.zip_doubled': { name: Value }
  'import.zip_duplicate': { name: Value }
  'import.zip_entry_broken': { name: Value }
  'import.zip_inside': { name: Value }
  'import.zip_nested': { name: Value }
  'import.zip_symlink': { name: Value }
  'import.zip_too_many': { anzahl: Value; max: Value }
  'import.zip_unsafe_name': { name: Value }
  'inbox.fields_hint': { fields: Value }
  'inbox.file_remove': { name: Value }
  'inbox.median': { hours: Value }
  'inbox.record': { name: Value }
  'inbox.reply_hint': { address: Value }
  'inbox.skipped.other_company': { count: Value }
  'inbox.skipped.same': { count: Value }
  'inbox.waiting': { count: Value }
  'inquiry.agency.answer': { name: Value }
  'inquiry.agency.heading': { name: Value }
  'inquiry.agency.subject': { number: Value; title: Value }
  'inquiry.agency.subject_contact': { name: Value }
  'inquiry.answer.heading': { firma: Value }
  'inquiry.answer.reason': { firma: Value }
  'inquiry.form.goes_to': { firma: Value }
  'inquiry.form.prefill': { title: Value }
  'inquiry.receipt.subject': { title: Value }
  'inquiry.receipt.subject_contact': { name: Value }
  'inquiry.receipt.text': { firma: Value }
  'jobs.run_sure': { name: Value }
  'joining.accepted.put': { url: Value }
  'joining.accepted.secret': { user: Value }
  'joining.accepted.sftp': { host: Value; port: Value; user: Value }
  'joining.accepted.text': { firma: Value }
  'joining.declined.text': { firma: Value }
  'joining.notice.subject': { firma: Value }
  'ki.ambiguous': { text: Value }
  'ki.line': { text: Value }
  'ki.mentions': { count: number; text: Value }
  'ki.moving': { seconds: Value }
  'ki.suggested': { text: Value }
  'ki.understood': { count: number }
  'ki.unknown': { text: Value }
  'ki.unmentioned': { text: Value }
  'ki.wish': { text: Value }
  'landing.all_pages': { count: Value }
  'landing.m2_KAUF': { price: Value }
  'landing.m2_MIETE': { price: Value }
  'landing.median': { median: Value }
  'landing.median_sentence': { count: Value; median: Value; q1: Value; q3: Value }
  'landing.newest': { date: Value }
  'landing.title': { sentence: Value }
  'letter.hold_sure': { period: Value }
  'letter.release_sure': { period: Value }
  'letter.send_sure': { count: Value; period: Value }
  'letter.summary': { bounced: Value; confirmed: Value; ended: Value; readers: Value }
  'list.around': { km: Value; place: Value }
  'list.description': { sentence: Value }
  'list.drawn_areas': { count: number }
  'list.excluded': { place: Value }
  'list.filter_count': { count: Value }
  'list.lower': { label: Value }
  'list.more_count': { count: Value }
  'list.nearby': { place: Value }
  'list.page': { page: Value }
  'list.quote': { text: Value }
  'list.radius': { km: Value }
  'list.range_from': { label: Value }
  'list.range_to': { label: Value }
  'list.remove': { label: Value }
  'list.show': { count: number }
  'list.shown_of': { from: Value; to: Value; total: Value }
  'list.upper': { label: Value }
  'list.without': { label: Value }
  'listing_edit.deleted': { nr: Value }
  'listing_edit.facts_all': { nr: Value }
  'listing_edit.facts_feed': { nr: Value }
  'listing_edit.feed_says': { value: Value }
  'listing_edit.hand_nr': { nr: Value }
  'listing_edit.missing_nr': { nr: Value }
  'listing_edit.picture_nr': { count: Value; nr: Value }
  'listing_edit.translated': { field: Value }
  'listings.brings': { count: number }
  'listings.expose_sheet': { paper: Value }
  'listings.from': { name: Value }
  'listings.numbers_text': { inquiries: Value; views: Value }
  'listings.of_100': { score: Value }
  'listings.reason_is': { reason: Value }
  'listings.skipped.deleted': { count: Value }
  'listings.skipped.no_fields': { count: Value }
  'listings.skipped.nothing': { count: Value }
  'listings.skipped.other_company': { count: Value }
  'listings.skipped.restricted': { count: Value }
  'listings.skipped.same': { count: Value }
  'listings.to': { name: Value }
  'mail.code.email': { email: Value }
  'mail.email.text': { email: Value }
  'mail.email_asked.text': { email: Value }
  'mail.email_changed.text': { contact: Value; email: Value }
  'mail.factor.added': { contact: Value }
  'mail.factor.code_used': { contact: Value }
  'mail.factor.codes_new': { contact: Value }
  'mail.factor.removed': { contact: Value }
  'mail.factor.reset': { contact: Value }
  'mail.hello': { name: Value }
  'mail.known.text': { email: Value }
  'mail.social_linked.text': { provider: Value }
  'mail.withdrawn.text': { at: Value; email: Value }
  'mailbox.checked': { when: Value }
  'mailbox.failed': { reason: Value }
  'mailbox.unread': { count: Value }
  'mailings.message': { id: Value }
  'mailings.skipped.erased': { count: Value }
  'mailings.skipped.same': { count: Value }
  'mailings.skipped.stopped': { count: Value }
  'manage.code_help': { phone: Value }
  'manage.code_none': { phone: Value }
  'map.area': { nr: Value }
  'map.area_out': { nr: Value }
  'map.from': { price: Value }
  'market.above': { percent: Value; place: Value }
  'market.below': { percent: Value; place: Value }
  'market.same': { place: Value }
  'market.source': { count: Value; kind: Value; place: Value }
  'members.enable_sure': { name: Value }
  'members.end_sessions_sure': { name: Value }
  'members.erase_sure': { name: Value }
  'members.export_sure': { name: Value }
  'members.factor_sure': { name: Value }
  'members.person_erase_sure': { email: Value }
  'members.person_held': { email: Value }
  'members.renew_sure': { email: Value }
  'members.skipped.disabled': { count: Value }
  'members.skipped.same': { count: Value }
  'members.skipped.unconfirmed': { count: Value }
  'notices.complaint.until': { date: Value }
  'notices.decided_by': { date: Value; name: Value }
  'notices.figures.frozen': { date: Value }
  'notices.figures.hours': { hours: Value }
  'notices.figures.running': { year: Value }
  'notices.flag.found': { words: Value }
  'notices.flag.pictures': { count: Value; firma: Value; title: Value }
  'notices.flag.price': { count: Value; median: Value; own: Value }
  'notices.lifted': { date: Value }
  'notices.mail.complaint.operator': { number: Value; title: Value }
  'notices.mail.complaint.text': { date: Value }
  'notices.mail.decided.subject': { number: Value }
  'notices.mail.received.text': { date: Value; number: Value }
  'notices.mail.redress': { date: Value }
  'notices.mail.released.subject': { title: Value }
  'notices.mail.statement.subject': { title: Value }
  'notices.mail.statement.text': { date: Value }
  'notices.record': { screen: Value }
  'outbox.missing': { id: Value }
  'outbox.sending': { id: Value }
  'overview.late': { count: Value }
  'overview.oldest': { time: Value }
  'overview.online': { count: Value }
  'performance.last_hour_text': { count: Value; slowest: Value }
  'performance.routes_shown': { shown: Value; total: Value }
  'performance.vital_note': { count: Value; good: Value }
  'place.added': { name: Value }
  'place.bezirk': { name: Value }
  'place.found': { count: number }
  'place.gemeindebezirk': { name: Value; nr: Value }
  'place.in.around': { km: Value; place: Value }
  'place.in.bezirk': { name: Value }
  'place.in.gemeindebezirk': { name: Value; nr: Value }
  'place.in.nearby': { place: Value }
  'place.in.ort': { name: Value }
  'place.in.plz': { plz: Value }
  'place.radius': { name: Value }
  'place.radius_km': { km: Value }
  'place.remove': { name: Value }
  'place.removed': { name: Value }
  'preis_hinweis.rest': { betrag: Value }
  'preis_hinweis.teile_ueber_gesamt': { gesamt: Value; summe: Value }
  'preis_hinweis.warmmiete_ohne_heizung': { gesamt: Value }
  'preis_hinweis.zwei_kaufpreise': { brutto: Value; kaufpreis: Value }
  'price.from': { price: Value }
  'price_alert.ended.subject': { title: Value }
  'price_alert.form.known': { date: Value; target: Value }
  'price_alert.reached.subject': { price: Value; title: Value }
  'price_alert.reached.text': { target: Value }
  'problem.area_points': { max: Value }
  'problem.day': { value: Value }
  'problem.flag': { value: Value }
  'problem.list_length': { max: Value }
  'problem.message_short': { min: Value }
  'problem.name_short': { min: Value }
  'problem.number': { value: Value }
  'problem.password_short': { min: Value }
  'problem.place': { value: Value }
  'problem.place_near': { near: Value; value: Value }
  'problem.place_part': { town: Value; value: Value }
  'problem.radius': { max: Value; min: Value }
  'problem.range_order': { bis: Value; von: Value }
  'problem.sms_number': { countries: Value }
  'problem.template_field': { fields: Value }
  'problem.term': { value: Value }
  'problem.too_large': { max: Value }
  'problem.too_long': { max: Value }
  'problem.too_small': { min: Value }
  'problem.whole': { max: Value; value: Value }
  'problem.word': { value: Value }
  'project.completion_on': { when: Value }
  'project.counts': { free: Value; reserved: Value }
  'project.door': { nr: Value }
  'project.garden': { area: Value }
  'project.list_count': { count: number }
  'project.plan_of': { unit: Value }
  'project.season.autumn': { year: Value }
  'project.season.spring': { year: Value }
  'project.season.summer': { year: Value }
  'project.season.winter': { year: Value }
  'project.staircase': { nr: Value }
  'project.units': { count: number }
  'range.between': { bis: Value; von: Value }
  'range.both': { bis: Value; von: Value }
  'range.from': { von: Value }
  'range.to': { bis: Value }
  'reindex.sum': { changed: Value; read: Value; refused: Value }
  'report.mail.subject': { number: Value; reason: Value }
  'row.free_from': { date: Value }
  'row.free_words': { text: Value }
  'site_search.found': { count: Value }
  'site_search.homes': { q: Value }
  'site_search.none_hint': { contact: Value }
  'source.alias': { firma: Value; name: Value }
  'source.bad': { allowed: Value; option: Value; value: Value }
  'source.company': { firma: Value; slug: Value }
  'source.expected': { name: Value }
  'source.expire_days': { count: number }
  'source.expiry': { country: Value; encoding: Value; expire: Value }
  'source.has_secret': { keys: Value }
  'source.made': { key: Value }
  'source.nameless': { firma: Value }
  'source.no_secret': { keys: Value }
  'source.pull': { minutes: Value; url: Value }
  'source.pull_failed': { at: Value; fault: Value }
  'source.pulled': { at: Value }
  'source.report': { email: Value; language: Value }
  'source.secret': { secret: Value }
  'source.settings': { deletes: Value; modus: Value; percent: Value }
  'source.title': { key: Value }
  'source.unknown': { key: Value }
  'standing.ahead_note': { number: Value }
  'standing.before_was': { value: Value }
  'standing.compared_with': { number: Value; place: Value }
  'standing.days_note': { days: Value }
  'standing.effect': { having: Value; lacking: Value; percent: Value }
  'standing.help.late_answers': { number: Value }
  'standing.help.missing': { what: Value }
  'standing.help.price_high': { percent: Value }
  'standing.lead': { date: Value }
  'standing.mail.reason': { firma: Value }
  'standing.mail.subject': { date: Value }
  'standing.mail.text': { firma: Value }
  'standing.median_of': { name: Value }
  'standing.report_helped': { most: Value; shown: Value; total: Value }
  'standing.report_lead': { from: Value; to: Value }
  'standing.report_shown': { shown: Value; total: Value }
  'standing.window': { days: Value }
  'templates.remove_sure': { name: Value }
  'term.least': { count: number }
  'text.labelled': { label: Value; value: Value }
  'toast.currency': { currency: Value }
  'unit.cubic_metre': { value: Value }
  'unit.hwb': { value: Value }
  'unit.kwh': { value: Value }
  'unit.zi': { count: number; rooms: Value }
  'user.granted': { email: Value; role: Value }
  'user.link': { link: Value }
  'viewings.minutes': { count: Value }
  'viewings.record': { name: Value; type: Value }
  'viewings.time': { number: Value }
  'viewings.week': { from: Value; to: Value }
  'viewings.week_cut': { count: Value }
}
