extension Lexicon {
  static let english = Lexicon(
    "en",
    [
      .identifier: """
      id, ids, uid, uuid, guid, key, stratum, strata, code, ref, serial, number, num, nbr, no, nr, index, \
      idx, rowid, rownames, case, record, obs, subject, subj, patient, respondent, sku, \
      isbn, iban, fips, zip, zipcode, postcode, geoid, iso, naics, fid, pid, item
      """,
      .weight: """
      freq, frequency, count, counts, n, nobs, cases, weight, weights, wt, wgt, pweight, \
      obs, tally, total, fr
      """,
      .count: """
      children, kids, rooms, bedrooms, bathrooms, visits, cars, cylinders, cyl, siblings, \
      persons, members, number, num, nr, no, count, counts, events, pages, \
      times, trials, seizures, doctor, household, size
      """,
      .rate: """
      rate, ratio, share, pct, percent, percentage, proportion, prop, prob, probability, \
      per, incidence, prevalence, density, yield, coverage, literacy, efficiency, mpg, \
      illiteracy, concentration, conc, rates
      """,
      .index: "index, idx, rank, ranking, position, gini, hdi, cpi, ppi, deflator",
      .score: """
      score, scores, rating, ratings, grade, points, stars, satisfaction, scale, \
      attitude, iq, gpa, performance, quality, importance, agreement, opinion, preference, \
      severity, stage
      """,
      .price: """
      price, prices, wage, wages, salary, salaries, sal, rent, fee, fees, fare, tariff, open, \
      high, low, close, adj, exchange, earnings, hourly
      """,
      .flow: """
      sales, revenue, turnover, cost, costs, spending, expenditure, expenditures, \
      expenses, budget, profit, gdp, gnp, exports, imports, tax, taxes, births, deaths, \
      arrivals, passengers, visits, production, generation, consumption, emissions, \
      rainfall, precipitation, rain, snow, accidents, orders, votes, sum, amount, cases, \
      trips, steps, crimes, sold, downloads, injuries, murders, output, catch, harvest, \
      starts, investment, killed, casualties, marriages, strikes, patents, volume, \
      quantity, units, drivers
      """,
      .stock: """
      population, pop, people, inhabitants, stock, balance, employees, members, users, \
      debt, inventory, capacity, area, employment, jobs, students, households, livestock, \
      capital, assets, unemployed, enrollment, enrolment, telephones, phones
      """,
      .cumulative: "cumulative, cum, running, ytd, cumul",
      .extent: """
      mean, avg, average, median, age, ages, temperature, temp, speed, direction, height, \
      length, width, depth, pressure, ph, expectancy, weight, wt, mass, diameter, distance, \
      velocity, time, duration, size, thickness, strength, elevation, altitude, humidity, \
      wind, horsepower, hp, power, girth, circumference, bmi, hardness, voltage, \
      resistance, angle, response, dose, magnitude, mag, gap, dist, stretch, income, days, \
      weeks, months, years
      """,
      .change: """
      change, diff, difference, growth, delta, yoy, increase, net, gain, loss, anomaly
      """,
      .uncertainty: "sd, se, std, stderr, stdev, moe, ci, variance, error, cv, sem, rmse",
      .lower: "lower, lcl, min, minimum, from, start, begin, low, born, birth, since, opened",
      .upper: "upper, ucl, max, maximum, to, end, high, until, died, death, closed",
      .latitude: "lat, latitude, northing, y coord",
      .longitude: "lon, lng, long, longitude, easting",
      .group: """
      group, class, category, type, kind, cluster, segment, zone, region, district, ward, \
      status, sex, gender, flag, treatment, treat, trt, arm, block, plot, plate, batch, \
      run, rep, replicate, litter, species, strain, variety, site, location, race, ethnic, \
      ethnicity, religion, marital, industry, sector, occupation, family, team, party, vs, \
      am, gear, carb, quartet, experiment, expt, trial, center, centre, school, firm, \
      state, county, country, city, method, brand, model, origin, diet, pair, dataset, \
      set, series, sample, test
      """,
      .outcome: """
      survived, survival, outcome, admitted, admit, result, response, improved, vote, \
      voted, died, death, dead, success, default, passed, cured, status, event, \
      satisfaction, decision, verdict, penalty, broken, attitude, \
      memory, opinion, approve, approval, support, belief, infection, disease, relapse, arrest, \
      smoker, smoking, employed, unemployed, win, won, defaulted, churn, heard, remarried, participation, partic, delta, cens, \
        censor, censored, stat
      """,
      .condition: """
      sex, gender, age, race, ethnicity, treatment, treat, trt, rx, group, school, region, \
      country, class, education, rank, dept, department, year, arm, dose, occupation, \
      religion, party, marital, site, supp, season, day
      """,
      .time: """
      year, years, yr, fy, quarter, qtr, month, week, wk, day, date, dt, time, timestamp, \
      datetime, period, season
      """,
      .total: """
      total, all, overall, sum, grand total, both sexes, world, both, subtotal, total \
      general, everyone
      """,
      .outside: """
      other, others, don't know, dont know, unknown, n/a, no answer, refused, not stated, \
      missing, none of these
      """,
      .opening: "open, opening",
      .closing: "close, closing, last",
      .unit: "unit, units",
      .key: """
      id, ids, uid, uuid, guid, key, subject, subj, patient, respondent, fips, zip, zipcode, \
      postcode, geoid, naics, fid, pid, isbn, sku, rowid, obs, person, case, serial, locus, loci, allele, marker, snp, genotype, haplotype
      """,
      .step: """
      time, t, step, day, days, week, weeks, trial, order, sequence, round, period, \
      generation, visit, hour, minute, month, year, occasion, obs, wave, observation, \
      iteration, epoch, lap, index
      """,
      .frequency: "freq, frequency",
      .people: "male, female, males, females, men, women, boys, girls, m, f",
      .totalAlone: "both, all, world, everyone, sum",
      .response: """
      y, yield, price, wage, score, salary, sal, prestige, mortality, fertility, tfr, growth, \
      sales, cost, costs, abundance, density, diversity, richness, solubility, mpg, hwy, loss, rate, response, outcome, performance, survival, \
      lifetime, dur, gain, breaks, errors, achievement, perf, tip, medv, demand, conversion, rating, ratings, satisfaction, accident, accidents, incidents, deaths, injuries, crimes, claims, seizures
      """,
      .predictor: """
      x, age, dose, conc, concentration, size, year, experience, exper, education, educ, \
      distance, dist, temperature, temp, displ, displacement, climb, \
      baseline, base, before, parent, area, weight, height, length, volume, speed, \
      day, week, depth
      """,
      .lifetime: """
      time, duration, survival, spell, tenure, tte, ttr, weeks, week, days, months, lifetime, survt, \
      os, pfs, dfs, followup
      """,
      .event: """
      delta, status, stat, pgstat, event, death, dead, died, relapse, censor, cens, censored, \
      censoring, censors, fail, failure, failed, arrest, recurrence, observed, uncensored, \
      endpoint, expired
      """,
      .successes: """
      successes, success, r, k, cases, ncases, deaths, dead, died, killed, events, event, \
      positive, positives, pos, infected, affected, responders, yes, agree, hits, damaged, \
      defects, smokers, menarche, s, accident, accidents, incidents, claims, injuries, losses
      """,
      .trials: """
      trials, n, m, total, population, pop, atrisk, risk, risks, tested, exposed, \
      denominator, examined, sampled, number, ntrials, tot, exposure, exposures, service, \
      personyears, pyears, holders, policies
      """,
      .failures: """
      failures, failure, controls, ncontrols, negative, negatives, neg, alive, survivors, \
      survived, no, healthy, misses, disagree, against
      """,
      .negation: "non, no, not, dis, un",
      .recurring: "month, quarter, weekday, no, number",
      .ratio: "per, rate, pct, percent",
      .portion: "share, shares, percent, percentage, pct, proportion",
      .death: "died, death, deaths, dead, deceased, alive, survived, survival, fatal",
      .fate: "surv, survival, survived",
      .censoring: "censor, cens, censored, censoring, censors",
      .vague: """
      value, values, rate, count, amount, number, total, score, share, percent, percentage, y, \
      n, measure, level, index
      """,
      .kind: "series, variable, name, category, type",
      .treatment: """
      treatment, treat, treated, treatments, trt, rx, arm, dose, therapy, drug, intervention, \
      diet, method, condition, supp, manipulation
      """,
      .earlier: """
      before, baseline, base, pre, initial, entry, start, lag, lagged, prev, previous, prior, \
      past, old, earlier
      """,
      .logarithm: "log, logs, ln, lg, logarithm, logged",
      .direction: "direction, dir, bearing, azimuth, heading, aspect",
      .joining: "and, the, for, of",
    ], fields: englishFields)
}
